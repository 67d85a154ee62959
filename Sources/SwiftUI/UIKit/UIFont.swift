import Foundation

/// A font as UIKit names it.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy the letters are.
  public struct Weight: Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat
    /// Makes a weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual weight.
    public static let regular = Weight(rawValue: 0)
    /// A little heavy.
    public static let medium = Weight(rawValue: 0.23)
    /// Rather heavy.
    public static let semibold = Weight(rawValue: 0.3)
    /// Heavy.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
  }

  /// The name of the font.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  /// A font of a name.
  public init?(name fontName: String, size: CGFloat) {
    (self.fontName, pointSize) = (fontName, size)
  }

  private init(system size: CGFloat) { (fontName, pointSize) = (".SFUI", size) }

  /// The font of the system.
  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(system: size)
  }

  /// The font of the system, bold.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = .custom(font.fontName, size: font.pointSize) }
}
