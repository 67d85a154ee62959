import Foundation

extension GraphicsContext {
  /// Changes what is drawn.
  public struct Filter: Sendable {
    /// Blurs.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter()
    }
    /// Adds a shadow.
    public static func shadow(
      color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter() }
    /// Lets only strong colours through.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter
    {
      Filter()
    }
    /// Multiplies colours.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Turns colours.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// Weakens or strengthens colours.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Lightens or darkens.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// Strengthens or weakens contrasts.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// Turns colours into their opposites.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    /// Takes colours away.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Turns brightness into transparency.
    public static var luminanceToAlpha: Filter { Filter() }
    /// Transforms what is drawn.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    /// Mixes the parts of colours.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter() }
    /// Changes each colour by a program.
    public static func colorShader(_ shader: Shader) -> Filter { Filter() }
    /// Takes each point from elsewhere by a program.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter()
    }
    /// Draws anew by a program.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter()
    }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above what throws it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what throws it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Turned around.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// For itself.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}
