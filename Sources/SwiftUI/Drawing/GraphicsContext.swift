import Foundation

/// What a canvas draws on; nothing of what is drawn is kept.
public nonisolated struct GraphicsContext {
  /// How much everything is let through, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn mixes with what is there.
  public var blendMode = BlendMode.normal
  /// Where things are drawn.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues

  init(environment: EnvironmentValues) { self.environment = environment }

  /// What outlines are filled or stroked with.
  public struct Shading: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A colour of its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
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
  }

  /// How a gradient goes on.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Again and again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// To and fro.
    public static let mirror = GradientOptions(rawValue: 2)
    /// In light, not in numbers.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Changes what is drawn.
  public struct Filter: Sendable {
    /// Blurs.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter()
    }
    /// Adds a shadow.
    public static func shadow(
      color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
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
  }

  /// How something is blurred.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Without letting the edges through.
    public static let opaque = BlurOptions(rawValue: 1)
  }

  /// An image ready to be drawn.
  public struct ResolvedImage {
    /// Its size.
    public let size: CGSize
    /// Where it stands on the line.
    public let baseline: CGFloat
    /// What it is filled with.
    public var shading: Shading?
  }

  /// A text ready to be drawn.
  public struct ResolvedText {
    /// What it is filled with.
    public var shading: Shading

    /// The room the text takes of what is offered: none, without fonts.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A view ready to be drawn.
  public struct ResolvedSymbol {
    /// Its size.
    public let size: CGSize
  }
}

extension GraphicsContext {
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Draws a view at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Makes an image ready.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(size: .zero, baseline: 0, shading: nil)
  }
  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground) }
  /// Makes a style ready.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Makes a view ready.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  /// Draws things on a layer of their own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Keeps drawing to an outline.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}
  /// Changes everything that is drawn.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
  /// Moves everything that is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Scales everything that is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Turns everything that is drawn.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Transforms everything that is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// How drawing is kept to an outline.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// To what is outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a filter is used.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In light, not in numbers.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}
