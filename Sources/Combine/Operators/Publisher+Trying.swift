extension Publisher {
  /// Makes an operator that ends with the error of the first step that fails; every subscriber has a state of its own.
  private func attempt<State, T>(
    _ start: State, _ step: @escaping (inout State, Downstream<T, any Error>, Output) throws -> Void
  ) -> Publishers.Operator<Self, T, any Error> {
    Publishers.Operator { downstream in
      var state = start
      attach(to: downstream) {
        $0.send(completion: $1.erased)
      } _: { downstream, value in
        do { try step(&state, downstream, value) } catch {
          downstream.send(completion: .failure(error))
        }
      }
    }
  }

  /// Makes another value of each, or ends with the error of the first that fails.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    attempt(()) { $1.send(try transform($2)) }
  }

  /// Passes on what a closure makes of values, where it makes something, and the error it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    attempt(()) { if let new = try transform($2) { $1.send(new) } }
  }

  /// Passes on the values for which a closure returns true, and the error it throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    tryCompactMap { try isIncluded($0) ? $0 : nil as Output? }
  }

  /// Combines each value with the result so far and passes the results on, and the error of the closure.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    attempt(initialResult) { (result, downstream: Downstream<T, any Error>, value) in
      result = try nextPartialResult(result, value)
      downstream.send(result)
    }
  }

  /// Combines all values into one, which is passed on at the end, or the error of the closure.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    .init(tryScan(initialResult, nextPartialResult).prepend(initialResult).last())
  }

  /// Drops a value that a closure finds the same as the one before it, and passes on the error it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    attempt(nil as Output?) { (last, downstream: Downstream<Output, any Error>, value) in
      if let last, try predicate(last, value) { return }
      last = value
      downstream.send(value)
    }
  }

  /// Drops values for as long as they fit, and passes on the error of the closure.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    attempt(true) { (drops, downstream: Downstream<Output, any Error>, value) in
      drops = try drops && predicate(value)
      if !drops { downstream.send(value) }
    }
  }

  /// Passes on values for as long as they fit, and ends, or passes on the error of the closure.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    attempt(()) { (_, downstream: Downstream<Output, any Error>, value) in
      if try predicate(value) {
        downstream.send(value)
      } else {
        downstream.send(completion: .finished)
      }
    }
  }

  /// Passes on the first value that fits, and ends, or passes on the error of the closure.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    .init(tryFilter(predicate).first())
  }

  /// Passes on the last value that fits, at the end, or the error of the closure.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    .init(tryFilter(predicate).last())
  }

  /// Passes on whether a value fits, as soon as that is known, or the error of the closure.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    .init(tryFirst(where: predicate).map { _ in true }.replaceEmpty(with: false))
  }

  /// Passes on whether all values fit, as soon as that is known, or the error of the closure.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    .init(tryContains { try !predicate($0) }.map { !$0 })
  }

  /// Passes on the greatest value at the end, or the error of the closure.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(collect().tryCompactMap { try $0.max(by: areInIncreasingOrder) })
  }

  /// Passes on the smallest value at the end, or the error of the closure.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(collect().tryCompactMap { try $0.min(by: areInIncreasingOrder) })
  }
}
