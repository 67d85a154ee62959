/// The style of the background.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// Makes the style.
  public init() { self.init("background") }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What is behind content here.
  public static var background: BackgroundStyle { BackgroundStyle("background") }
}
