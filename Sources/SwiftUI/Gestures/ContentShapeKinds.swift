/// What the form of a view is for.
public nonisolated struct ContentShapeKinds: OptionSet, Hashable, Sendable,
  CustomStringConvertible
{
  /// The purposes as bits.
  public let rawValue: Int

  /// Makes purposes of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touching.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Hovering.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// Looking.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)

  private static let names: [(ContentShapeKinds, String)] = [
    (.interaction, ".interaction"), (.dragPreview, ".dragPreview"),
    (.contextMenuPreview, ".contextMenuPreview"), (.hoverEffect, ".hoverEffect"),
    (.accessibility, ".accessibility"), (.focusEffect, ".focusEffect"),
  ]

  /// The value as it is written in code.
  public var description: String {
    let parts = Self.names.filter { contains($0.0) }.map(\.1)
    return parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))]"
  }
}
