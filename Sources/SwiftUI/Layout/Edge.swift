/// A side of a rectangle.
public nonisolated enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension Edge.Set: CustomStringConvertible {
  /// The sides as they are written in code.
  public var description: String {
    switch self {
    case .all: ".all"
    case .horizontal: ".horizontal"
    case .vertical: ".vertical"
    default:
      Edge.allCases.filter { contains(Edge.Set($0)) }.map { ".\($0)" }.joined(separator: ", ")
    }
  }
}
