/// How the pointer looks.
public nonisolated struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let `default` = PointerStyle(name: "default")
  /// As over a link.
  public static let link = PointerStyle(name: "link")
  /// As over a line of text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// As over a column of text.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// As a hand that may grab.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// As a hand that grabs.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// As between columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// As between rows.
  public static let rowResize = PointerStyle(name: "rowResize")
  /// As for choosing an area.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// As for going nearer.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// As for going away.
  public static let zoomOut = PointerStyle(name: "zoomOut")
}
