import Foundation

/// A colour as Core Graphics names it; it holds what its `Color` holds.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  /// Makes a colour of its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a colour of its parts, each from 0 to 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a shade of grey, from 0 for black to 1 for white.
  public init(gray: CGFloat, alpha: CGFloat) { color = Color(white: gray, opacity: alpha) }

  /// Whether two colours are the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

  /// Adds the colour to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// A colour of Core Graphics.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The colour as Core Graphics names it.
  public var cgColor: CGColor? { CGColor(self) }
}

extension CGColor {
  /// The red, green, blue and opacity of the colour, where they are known.
  public var components: [CGFloat]? {
    color.parts.map { [$0.red, $0.green, $0.blue, $0.opacity].map { CGFloat($0) } }
  }

  /// How many parts the colour has.
  public var numberOfComponents: Int { 4 }

  /// How little the colour lets through.
  public var alpha: CGFloat { CGFloat(color.parts?.opacity ?? 1) }
}
