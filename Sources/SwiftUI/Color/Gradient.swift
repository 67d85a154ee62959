import Foundation

/// Colours that change into one another.
public nonisolated struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours in between are made.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// As devices do it.
    public static let device = ColorSpace(name: "device")
    /// As people see it.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Makes a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(
        color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }

  /// The colours of the stops in words.
  var colorNames: String { "[\(stops.map(\.color.name).joined(separator: ", "))]" }
}

extension Gradient: CustomStringConvertible {
  /// The gradient as it is written in code.
  public var description: String { "Gradient(colors: \(colorNames))" }
}
