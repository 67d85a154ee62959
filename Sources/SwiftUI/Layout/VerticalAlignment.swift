/// A place along the height of a view.
public nonisolated struct VerticalAlignment: Equatable, Hashable, Sendable {
  private let name: String

  init(name: String) { self.name = name }

  /// Makes an alignment of one's own.
  public init(_ id: any AlignmentID.Type) { name = String(describing: id) }

  /// The top edge.
  public static let top = VerticalAlignment(name: "top")
  /// The centre.
  public static let center = VerticalAlignment(name: "center")
  /// The bottom edge.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

extension VerticalAlignment: CustomStringConvertible {
  /// The alignment as it is written in code.
  public var description: String { ".\(name)" }
}
