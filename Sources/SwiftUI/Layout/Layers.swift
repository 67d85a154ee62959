import Foundation

extension [Element] {
  /// The elements with a layer in front of or behind them, kept in the first of them.
  func layered(_ kind: ElementKind, _ layer: [Element], _ node: Node) -> [Element] {
    guard !layer.isEmpty else { return self }
    let element = Element(kind, node)
    element.children = layer
    guard count == 1, let first else {
      return kind == .background ? [element] + self : self + [element]
    }
    return [first.with { $0.children.append(element) }]
  }
}

/// Puts a layer in front of or behind the content.
nonisolated struct LayerModifier<Layer: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let kind: ElementKind
  let layer: Layer

  func update(_ content: some View, in node: Node) {
    node.updateChild(0, content)
    node.updateChild(1, layer)
  }

  func elements(_ node: Node) -> [Element] {
    var layer = node.elements(ofChild: 1)
    if kind == .contextMenu || kind == .swipeActions { layer = layer.map { $0.tuckedAway() } }
    return node.elements(ofChild: 0).layered(kind, layer, node)
  }
}

extension View {
  /// Puts views in front.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(kind: .overlay, layer: content()))
  }

  /// Puts a view in front.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(kind: .overlay, layer: overlay))
  }

  /// Puts a style in front.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    recorded("overlay", style.styleName)
  }

  /// Puts a filled form in front.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("overlay", style.styleName, "in: \(shape.shapeName)")
  }

  /// Puts views behind.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(kind: .background, layer: content()))
  }

  /// Puts a view behind.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(kind: .background, layer: background))
  }

  /// Puts the usual style behind.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    recorded("background")
  }

  /// Puts a style behind.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    recorded("background", style.styleName)
  }

  /// Puts a form in the usual style behind.
  public nonisolated func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("background", "in: \(shape.shapeName)")
  }

  /// Puts a filled form behind.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("background", style.styleName, "in: \(shape.shapeName)")
  }

  /// Puts a style behind the content of what contains the view.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    recorded("containerBackground", style.styleName)
  }

  /// Puts views at an edge, and makes room for them.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(kind: .safeAreaInset, layer: content()))
  }

  /// Puts views at a side, and makes room for them.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(kind: .safeAreaInset, layer: content()))
  }
}
