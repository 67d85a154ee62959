/// Colours at the crossings of a grid.
public nonisolated struct MeshGradient: ShapeStyle, View, PrimitiveView, Sendable {
  /// A gradient is primitive.
  public typealias Body = Never

  /// Where the crossings are.
  public enum Locations: Equatable, Sendable {
    /// At points.
    case points([SIMD2<Float>])
    /// At points from which the lines bend.
    case bezierPoints([BezierPoint])
  }

  /// What colours the crossings have.
  public enum Colors: Equatable, Sendable {
    /// Colours.
    case colors([Color])
    /// Colours that are resolved already.
    case resolvedColors([Color.Resolved])
  }

  /// A crossing, and how its lines leave it.
  public struct BezierPoint: Equatable, Sendable {
    /// Where it is.
    public var position: SIMD2<Float>
    /// Where the line to the left bends.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the line up bends.
    public var topControlPoint: SIMD2<Float>
    /// Where the line to the right bends.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the line down bends.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a crossing.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// How many crossings there are side by side.
  public var width: Int
  /// How many crossings there are one below the other.
  public var height: Int
  /// Where the crossings are.
  public var locations: Locations
  /// What colours the crossings have.
  public var colors: Colors
  /// The colour outside.
  public var background: Color
  /// Whether colours change smoothly.
  public var smoothsColors: Bool
  /// The way colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a gradient of a grid.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a gradient of a grid of points with a colour each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a gradient of a grid of crossings whose lines bend, with a colour each.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  func elements(_ node: Node) -> [Element] { node.container(.gradient, description) }
}

extension MeshGradient: CustomStringConvertible {
  /// The gradient as it is written in code.
  public var description: String {
    switch colors {
    case .colors(let colors): "MeshGradient(colors: \(colors))"
    case .resolvedColors(let colors): "MeshGradient(colors: \(colors.map { Color($0) }))"
    }
  }
}
