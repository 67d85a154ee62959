extension Publisher {
  /// Passes on values in pairs, the first with the first and so on; ends when there can be no more.
  public func zip<P: Publisher>(_ other: P) -> some Publisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    ClosurePublisher<(Output, P.Output), Failure> { downstream in
      var left: [Output] = []
      var right: [P.Output] = []
      var (leftHasEnded, rightHasEnded) = (false, false)
      func update() {
        if !left.isEmpty, !right.isEmpty {
          downstream.send((left.removeFirst(), right.removeFirst()))
        }
        if leftHasEnded && left.isEmpty || rightHasEnded && right.isEmpty {
          downstream.send(completion: .finished)
        }
      }
      attach(to: downstream) { downstream, completion in
        if case .failure = completion { return downstream.send(completion: completion) }
        leftHasEnded = true
        update()
      } _: {
        left.append($1)
        update()
      }
      other.attach(to: downstream) { downstream, completion in
        if case .failure = completion { return downstream.send(completion: completion) }
        rightHasEnded = true
        update()
      } _: {
        right.append($1)
        update()
      }
    }
  }

  /// Passes on what a closure makes of values in pairs.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> some Publisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Passes on values in triples.
  public func zip<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> some Publisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Passes on what a closure makes of values in triples.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> some Publisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Passes on values in fours.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> some Publisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(second, third).zip(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
}
