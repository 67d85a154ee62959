/// The style of a window.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable, CustomStringConvertible
{
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// Makes the style.
  public init() { self.init("windowBackground") }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// What is behind everything in a window.
  public static var windowBackground: WindowBackgroundShapeStyle {
    WindowBackgroundShapeStyle("windowBackground")
  }
}
