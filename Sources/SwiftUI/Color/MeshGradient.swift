/// Colours at the crossings of a grid.
public nonisolated struct MeshGradient: ShapeStyle, View, PrimitiveView {
  /// A gradient is primitive.
  public typealias Body = Never

  let colors: [Color]

  /// Makes a gradient of a grid of points with a colour each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.colors = colors
  }

  func elements(_ node: Node) -> [Element] { node.container(.gradient, description) }
}

extension MeshGradient: CustomStringConvertible {
  /// The gradient as it is written in code.
  public var description: String { "MeshGradient(colors: \(colors))" }
}
