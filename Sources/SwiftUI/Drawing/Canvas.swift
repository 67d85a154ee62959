import Foundation

/// A view that a closure draws; without a screen the closure runs on a context that keeps nothing.
public nonisolated struct Canvas<Symbols: View>: View, PrimitiveView {
  /// A canvas is primitive.
  public typealias Body = Never

  /// Whether what is behind shows through.
  public var isOpaque: Bool
  /// How colours are meant.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may go on in the background.
  public var rendersAsynchronously: Bool
  /// The views that can be drawn.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Makes a canvas that can draw views.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    node.updateChild(0, symbols)
    let tags = node.childElements.flatMap(\.tags)
    var context = GraphicsContext(environment: node.environment, symbols: Set(tags))
    node.reading { renderer(&context, ScreenSize.current) }
  }

  func elements(_ node: Node) -> [Element] { [Element(.canvas, node)] }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}
