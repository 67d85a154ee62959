import Foundation

extension GraphicsContext {
  /// What outlines are filled or stroked with.
  public struct Shading: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A colour of its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { Shading() }
    /// A shade of grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    /// A gradient outwards.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    /// A gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    /// The foreground.
    public static let foreground = Shading()
    /// What is behind.
    public static let backdrop = Shading()
    /// Several, for a style with levels.
    public static func palette(_ shadings: [Shading]) -> Shading { Shading() }
    /// A gradient over a grid.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading() }
    /// A program.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { Shading() }
    /// An image again and again.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = .zero, scale: CGFloat = 1
    ) -> Shading { Shading() }
  }
}
