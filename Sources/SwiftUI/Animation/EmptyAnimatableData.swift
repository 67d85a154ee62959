/// Nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes it.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing and nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Nothing less nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Stays nothing.
  public mutating func scale(by rhs: Double) {}
  /// None.
  public var magnitudeSquared: Double { 0 }
}
