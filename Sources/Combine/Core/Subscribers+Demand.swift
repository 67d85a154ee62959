extension Subscribers {
  /// How many more values a subscriber wants.
  public struct Demand: Hashable, Sendable, Codable {
    /// The number, or nil where there is no limit.
    public private(set) var max: Int?

    private init(max: Int?) { self.max = max }

    /// As many as there are.
    public static let unlimited = Demand(max: nil)
    /// None.
    public static let none = Demand(max: 0)

    /// So many.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
  }
}

extension Subscribers.Demand: Comparable, CustomStringConvertible {
  /// How the demand is written down.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

  /// Both together.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max, let right = rhs.max else { return .unlimited }
    return .max(left + right)
  }
  /// So many more.
  public static func + (lhs: Self, rhs: Int) -> Self { lhs + .max(rhs) }
  /// Adds a demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Adds so many.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  /// What is left of one after the other, at least none.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max else { return .unlimited }
    return .max(Swift.max(0, left - (rhs.max ?? left)))
  }
  /// So many fewer, at least none.
  public static func - (lhs: Self, rhs: Int) -> Self { lhs - .max(rhs) }
  /// Takes a demand away.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Takes so many away.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
  /// So many times as much.
  public static func * (lhs: Self, rhs: Int) -> Self { lhs.max.map { .max($0 * rhs) } ?? lhs }

  /// Whether one is smaller than the other.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.max else { return false }
    return rhs.max.map { left < $0 } ?? true
  }
}

extension Subscribers.Demand {
  /// Whether the demand is greater than a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs > .max(rhs) }
  /// Whether the demand is at least a number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs >= .max(rhs) }
  /// Whether the demand is smaller than a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs < .max(rhs) }
  /// Whether the demand is at most a number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs <= .max(rhs) }
  /// Whether the demand is a number.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs == .max(rhs) }
}
