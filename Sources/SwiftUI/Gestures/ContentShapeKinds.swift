/// What the form of a view is for.
public nonisolated struct ContentShapeKinds: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// Touching.
  public static let interaction = ContentShapeKinds(name: "interaction")

  /// Dragging.
  public static let dragPreview = ContentShapeKinds(name: "dragPreview")

  /// Menus.
  public static let contextMenuPreview = ContentShapeKinds(name: "contextMenuPreview")

  /// Hovering.
  public static let hoverEffect = ContentShapeKinds(name: "hoverEffect")

  /// Assistive technology.
  public static let accessibility = ContentShapeKinds(name: "accessibility")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
