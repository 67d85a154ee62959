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

  private let symbols: Set<AnyHashable>

  init(environment: EnvironmentValues, symbols: Set<AnyHashable> = []) {
    self.environment = environment
    self.symbols = symbols
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
    /// Where the first line stands.
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    /// Where the last line stands.
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
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
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.contains(AnyHashable(id)) ? ResolvedSymbol(size: .zero) : nil
  }
  /// Draws things on a layer of their own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Draws a layer's worth of text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a part of a line.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a part of a line.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
  /// What drawing is kept to.
  public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: ScreenSize.current) }
  /// Keeps drawing to what a closure draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    try drawLayer(content: content)
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
