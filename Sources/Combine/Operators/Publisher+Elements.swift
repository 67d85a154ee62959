import Foundation

extension Publisher {
  /// Passes on the greatest value at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    collect().compactMap { $0.max(by: areInIncreasingOrder) }
  }

  /// Passes on the smallest value at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    collect().compactMap { $0.min(by: areInIncreasingOrder) }
  }

  /// Passes on whether all values fitted.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> some Publisher<Bool, Failure> {
    reduce(true) { $0 && predicate($1) }
  }

  /// Passes on whether a value fitted.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    reduce(false) { $0 || predicate($1) }
  }

  /// Drops values for as long as they fit.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    ClosurePublisher<Output, Failure> { downstream in
      var drops = true
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: { downstream, value in
        drops = drops && predicate(value)
        if !drops { downstream.send(value) }
      }
    }
  }

  /// Passes on the value at a position, counted from 0, and ends.
  public func output(at index: Int) -> some Publisher<Output, Failure> {
    dropFirst(index).prefix(1)
  }

  /// Passes on the values at some positions, counted from 0, and ends.
  public func output(in range: Range<Int>) -> some Publisher<Output, Failure> {
    dropFirst(range.lowerBound).prefix(range.count)
  }

  /// Passes on the last value that fits, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Passes on values in groups of so many.
  public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
    ClosurePublisher<[Output], Failure> { downstream in
      var group: [Output] = []
      attach(to: downstream) { downstream, completion in
        if case .finished = completion, !group.isEmpty { downstream.send(group) }
        downstream.send(completion: completion)
      } _: { downstream, value in
        group.append(value)
        guard group.count >= count else { return }
        let full = group
        group = []
        downstream.send(full)
      }
    }
  }

  /// Passes on the values for which a closure returns true, and the error it throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    tryMap { try isIncluded($0) ? $0 : nil as Output? }.compactMap { $0 }
  }

  /// Passes on what a closure makes of values, where it makes something, and the error it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> some Publisher<T, any Error> {
    tryMap(transform).compactMap { $0 }
  }

  /// Passes on the values of this publisher and two others.
  public func merge<P: Publisher, Q: Publisher>(
    with second: P, _ third: Q
  ) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: second).merge(with: third)
  }

  /// Passes on values in triples.
  public func zip<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> some Publisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Passes on what a closure makes of values in pairs.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> some Publisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Passes on the latest values of four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> some Publisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Passes on the values of this publisher after those of another.
  public func prepend<P: Publisher>(_ publisher: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Passes on the values of another publisher after those of this one.
  public func append<P: Publisher>(_ publisher: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    ClosurePublisher<Output, Failure> { downstream in
      attach(to: downstream) { downstream, completion in
        guard case .finished = completion else { return downstream.send(completion: completion) }
        publisher.attach(to: downstream) {
          $0.send(completion: $1)
        } _: {
          $0.send($1)
        }
      } _: {
        $0.send($1)
      }
    }
  }

}

extension Publisher where Output: Comparable {
  /// Passes on the greatest value at the end.
  public func max() -> some Publisher<Output, Failure> { max(by: <) }

  /// Passes on the smallest value at the end.
  public func min() -> some Publisher<Output, Failure> { min(by: <) }
}
