import Foundation

/// A colour.
public nonisolated struct Color: Hashable, ShapeStyle {
  /// The colour as it is written in code.
  let name: String
  /// What the colour is made of, where that is known.
  let parts: ColorParts?

  init(name: String) { self.init(name: name, parts: .named(name)) }

  init(name: String, parts: ColorParts?) {
    self.name = name
    self.parts = parts
  }

  /// A colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: "Color(\"\(name)\")", parts: nil)
  }

  /// A colour of the asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name) }

  /// Makes a colour of its parts, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      name: Self.call([("red", red), ("green", green), ("blue", blue), ("opacity", opacity)]),
      parts: ColorParts(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Makes a shade of grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(
      name: Self.call([("white", white), ("opacity", opacity)]),
      parts: ColorParts(red: white, green: white, blue: white, opacity: opacity))
  }

  /// Makes a colour of its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    var parts = ColorParts.hue(hue, saturation, brightness)
    parts.opacity = opacity
    self.init(
      name: Self.call([
        ("hue", hue), ("saturation", saturation), ("brightness", brightness), ("opacity", opacity),
      ]), parts: parts)
  }

  private static func call(_ parts: [(String, Double)]) -> String {
    let shown = parts.filter { $0.0 != "opacity" || $0.1 != 1 }
    return "Color(\(shown.map { "\($0.0): \(ArgumentText.number($0.1))" }.joined(separator: ", ")))"
  }

  /// The same colour, let through in part.
  public func opacity(_ opacity: Double) -> Color {
    var parts = parts
    parts?.opacity *= opacity
    return Color(name: "\(name).opacity(\(ArgumentText.number(opacity)))", parts: parts)
  }

  /// The same colour, brighter or darker by so many stops.
  public func exposureAdjust(_ stops: Double) -> Color {
    Color(name: "\(name).exposureAdjust(\(ArgumentText.number(stops)))", parts: parts)
  }

  /// The same colour, with so much room for light.
  public func headroom(_ headroom: Double) -> Color {
    Color(name: "\(name).headroom(\(ArgumentText.number(headroom)))", parts: parts)
  }

  /// A mixture with another colour.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      name: "\(name).mix(with: \(rhs.name), by: \(ArgumentText.number(fraction)))",
      parts: parts.flatMap { own in rhs.parts.map { own.mixed(with: $0, by: fraction) } })
  }

  /// A gentle gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(name: "\(name).gradient") }

  /// The colour that the app stands out by.
  public static let accentColor = Color(name: ".accentColor")

  /// The colour red.
  public static let red = Color(name: ".red")
  /// The colour orange.
  public static let orange = Color(name: ".orange")
  /// The colour yellow.
  public static let yellow = Color(name: ".yellow")
  /// The colour green.
  public static let green = Color(name: ".green")
  /// The colour mint.
  public static let mint = Color(name: ".mint")
  /// The colour teal.
  public static let teal = Color(name: ".teal")
  /// The colour cyan.
  public static let cyan = Color(name: ".cyan")
  /// The colour blue.
  public static let blue = Color(name: ".blue")
  /// The colour indigo.
  public static let indigo = Color(name: ".indigo")
  /// The colour purple.
  public static let purple = Color(name: ".purple")
  /// The colour pink.
  public static let pink = Color(name: ".pink")
  /// The colour brown.
  public static let brown = Color(name: ".brown")
  /// The colour white.
  public static let white = Color(name: ".white")
  /// The colour gray.
  public static let gray = Color(name: ".gray")
  /// The colour black.
  public static let black = Color(name: ".black")
  /// No colour.
  public static let clear = Color(name: ".clear")
  /// The colour of what matters most.
  public static let primary = Color(name: ".primary")
  /// The colour of what matters less.
  public static let secondary = Color(name: ".secondary")
}

extension Color: View, PrimitiveView {
  /// A colour is primitive.
  public typealias Body = Never

  nonisolated static var isLeaf: Bool { true }

  nonisolated func elements(_ node: Node) -> [Element] { node.container(.color, name) }
}

extension Color: CustomStringConvertible {
  /// The colour as it is written in code.
  public var description: String { name }
}
