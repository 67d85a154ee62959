import Foundation

/// The red, green, blue and opacity of a colour, each from 0 to 1.
nonisolated struct ColorParts: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  /// The parts of a colour of the system, in light surroundings.
  static func named(_ name: String) -> ColorParts? { system[name] }

  /// The parts of a colour with a hue, a saturation and a brightness.
  static func hue(_ hue: Double, _ saturation: Double, _ brightness: Double) -> ColorParts {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = max(0, min(min(place, 4 - place), 1))
      return brightness - brightness * saturation * distance
    }
    return ColorParts(red: part(5), green: part(3), blue: part(1))
  }

  /// The colour a part of the way to another.
  func mixed(with other: ColorParts, by fraction: Double) -> ColorParts {
    let fraction = min(max(fraction, 0), 1)
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * fraction }
    return ColorParts(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  private static func bytes(_ red: Int, _ green: Int, _ blue: Int) -> ColorParts {
    ColorParts(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  private static let system: [String: ColorParts] = [
    ".red": bytes(255, 59, 48), ".orange": bytes(255, 149, 0), ".yellow": bytes(255, 204, 0),
    ".green": bytes(52, 199, 89), ".mint": bytes(0, 199, 190), ".teal": bytes(48, 176, 199),
    ".cyan": bytes(50, 173, 230), ".blue": bytes(0, 122, 255), ".accentColor": bytes(0, 122, 255),
    ".indigo": bytes(88, 86, 214), ".purple": bytes(175, 82, 222), ".pink": bytes(255, 45, 85),
    ".brown": bytes(162, 132, 94), ".white": bytes(255, 255, 255), ".gray": bytes(142, 142, 147),
    ".black": bytes(0, 0, 0), ".primary": bytes(0, 0, 0),
    ".clear": ColorParts(red: 0, green: 0, blue: 0, opacity: 0),
    ".secondary": ColorParts(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.6),
  ]
}
