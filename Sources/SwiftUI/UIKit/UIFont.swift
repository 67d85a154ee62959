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
    /// Thinner than light.
    public static let thin = Weight(rawValue: -0.6)
    /// As thin as can be.
    public static let ultraLight = Weight(rawValue: -0.8)
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
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }

  /// The platform's font with figures of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: size)
  }

  /// The platform's font with letters of one width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: size)
  }

  /// What text is for.
  public struct TextStyle: Hashable, Sendable {
    let size: CGFloat
    /// The largest heading.
    public static let largeTitle = TextStyle(size: 34)
    /// A heading.
    public static let title1 = TextStyle(size: 28)
    /// A heading.
    public static let title2 = TextStyle(size: 22)
    /// A heading.
    public static let title3 = TextStyle(size: 20)
    /// The heading of a paragraph.
    public static let headline = TextStyle(size: 17)
    /// Below a heading.
    public static let subheadline = TextStyle(size: 15)
    /// Text.
    public static let body = TextStyle(size: 17)
    /// Beside the text.
    public static let callout = TextStyle(size: 16)
    /// Below the text.
    public static let footnote = TextStyle(size: 13)
    /// Below an image.
    public static let caption1 = TextStyle(size: 12)
    /// Below an image.
    public static let caption2 = TextStyle(size: 11)
  }

  /// The font for what text is for.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(system: style.size)
  }

  /// The same font in a size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(system: fontSize) }

  /// How high a line is.
  open var lineHeight: CGFloat { pointSize * 1.2 }

  /// The platform's font in bold.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = .custom(font.fontName, size: font.pointSize) }
}
