/// A direction on the screen.
public nonisolated enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Along the width.
    public static let horizontal = Set(rawValue: 1)
    /// Along the height.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis.Set: CustomStringConvertible {
  /// The directions as they are written in code.
  public var description: String {
    switch self {
    case .horizontal: ".horizontal"
    case .vertical: ".vertical"
    case []: "[]"
    default: "[.horizontal, .vertical]"
    }
  }
}
