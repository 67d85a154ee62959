/// How a shape or text is filled.
public protocol ShapeStyle: Sendable {
  /// The style that is used in its place.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that is used in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// A primitive style stands for itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for itself.")
  }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
  /// The style, let through in part.
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(name: "\(styleName).opacity(\(ArgumentText.number(opacity)))")
  }

  /// The style, mixed with what is behind it.
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(name: "\(styleName).blendMode(.\(mode))")
  }

  /// The style with a shadow.
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(name: "\(styleName).shadow(\(style.name))")
  }

  /// The style, for what matters less.
  public nonisolated var secondary: some ShapeStyle {
    AnyShapeStyle(name: "\(styleName).secondary")
  }

  /// The style, for what matters even less.
  public nonisolated var tertiary: some ShapeStyle { AnyShapeStyle(name: "\(styleName).tertiary") }

  /// The style, for what matters little.
  public nonisolated var quaternary: some ShapeStyle {
    AnyShapeStyle(name: "\(styleName).quaternary")
  }

  /// The style, for what matters least.
  public nonisolated var quinary: some ShapeStyle { AnyShapeStyle(name: "\(styleName).quinary") }

  /// The style as it is written in code.
  nonisolated var styleName: String { String(describing: self) }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A style that is used as a view fills a rectangle.
  public var body: _ShapeView<Rectangle, Self> { Rectangle().fill(self) }
}
