/// A place along the width of a view.
public nonisolated struct HorizontalAlignment: Equatable, Hashable, Sendable {
  private let name: String

  init(name: String) { self.name = name }

  /// Makes an alignment of one's own.
  public init(_ id: any AlignmentID.Type) { name = String(describing: id) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(name: "leading")
  /// The centre.
  public static let center = HorizontalAlignment(name: "center")
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// The leading edge of a row in a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  /// The trailing edge of a row in a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

extension HorizontalAlignment: CustomStringConvertible {
  /// The alignment as it is written in code.
  public var description: String { ".\(name)" }
}
