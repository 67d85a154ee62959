import Foundation

extension Edge.Corner {
  /// How a corner is rounded.
  public nonisolated struct Style: Hashable, Sendable {
    /// The radius; of a corner that goes by its container, the smallest.
    let radius: CGFloat
    let isConcentric: Bool

    /// By a radius.
    public static func fixed(_ radius: CGFloat) -> Style {
      Style(radius: radius, isConcentric: false)
    }

    /// As what contains it.
    public static var concentric: Style { concentric() }

    /// As what contains it, and at least in a way.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(radius: minimum?.radius ?? 0, isConcentric: true)
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a corner of its radius.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// Makes a corner of its radius.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

extension Edge.Corner.Style: CustomStringConvertible {
  /// The way as it is written in code.
  public var description: String {
    guard isConcentric else { return ".fixed(\(radius))" }
    return radius > 0 ? ".concentric(minimum: \(radius))" : ".concentric"
  }
}
