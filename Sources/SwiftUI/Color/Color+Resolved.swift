import Foundation

extension Color {
  /// What a colour is made of in an environment.
  public nonisolated struct Resolved: Hashable, Sendable, Codable, ShapeStyle,
    CustomStringConvertible
  {
    /// How red the colour is, from 0 to 1.
    public var red: Float
    /// How green the colour is, from 0 to 1.
    public var green: Float
    /// How blue the colour is, from 0 to 1.
    public var blue: Float
    /// How little the colour lets through, from 0 to 1.
    public var opacity: Float

    /// Makes a colour of its parts.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// How red the light is.
    public var linearRed: Float {
      get { Self.light(red) }
      set { red = Self.part(newValue) }
    }
    /// How green the light is.
    public var linearGreen: Float {
      get { Self.light(green) }
      set { green = Self.part(newValue) }
    }
    /// How blue the light is.
    public var linearBlue: Float {
      get { Self.light(blue) }
      set { blue = Self.part(newValue) }
    }

    /// The colour as Core Graphics names it.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    /// The parts as two digits each, as on a web page.
    public var description: String {
      let bytes = [red, green, blue, opacity].map { UInt8(min(max($0, 0), 1) * 255 + 0.5) }
      return "#"
        + bytes.map { byte in
          let digits = String(byte, radix: 16, uppercase: true)
          return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }

    private static func light(_ part: Float) -> Float {
      part <= 0.04045 ? part / 12.92 : powf((part + 0.055) / 1.055, 2.4)
    }

    private static func part(_ light: Float) -> Float {
      light <= 0.0031308 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055
    }
  }

  /// What the colour is made of in an environment; a colour of the asset catalogue is taken for black.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts = parts ?? ColorParts(red: 0, green: 0, blue: 0)
    return Resolved(
      red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue),
      opacity: Float(parts.opacity))
  }

  /// A colour of its parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}
