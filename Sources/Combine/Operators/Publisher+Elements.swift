import Foundation

extension Publisher {
  /// Passes on the greatest value at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    .init(collect().compactMap { $0.max(by: areInIncreasingOrder) })
  }

  /// Passes on the smallest value at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    .init(collect().compactMap { $0.min(by: areInIncreasingOrder) })
  }

  /// Passes on whether all values fit, as soon as that is known.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    .init(contains { !predicate($0) }.map { !$0 })
  }

  /// Passes on whether a value fits, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    .init(first(where: predicate).map { _ in true }.replaceEmpty(with: false))
  }

  /// Drops values for as long as they fit.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.Operator { downstream in
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
  public func output(at index: Int) -> Publishers.Output<Self> {
    .init(dropFirst(index).prefix(1))
  }

  /// Passes on the values at some positions, counted from 0, and ends.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return .init(dropFirst(range.lowerBound).prefix(range.count))
  }

  /// Passes on the last value that fits, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    .init(filter(predicate).last())
  }

  /// Passes on the values of this publisher after those of another.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: publisher, suffix: self)
  }

  /// Passes on the values of another publisher after those of this one.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: self, suffix: publisher)
  }
}

extension Publisher where Output: Comparable {
  /// Passes on the greatest value at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Passes on the smallest value at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
