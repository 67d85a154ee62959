/// The style of the foreground.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// Makes the style.
  public init() { self.init("foreground") }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What text and shapes are filled with here.
  public static var foreground: ForegroundStyle { ForegroundStyle("foreground") }
}
