import Foundation

/// A colour as UIKit names it, which SwiftUI code meets through `Color(uiColor:)`; it holds what its `Color` holds.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  let color: Color

  init(_ name: String) { color = Color(name: name) }

  /// Makes a colour of its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a shade of grey, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// Makes a colour of its hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// A colour written as a literal.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    color = Color(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of the asset catalogue.
  public init?(named name: String) { color = Color(name) }

  /// A colour of SwiftUI.
  public init(_ color: Color) { self.color = color }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { color = cgColor.color }

  /// A colour that goes by the appearance; here it is the one of the light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection()).color)
  }

  /// The same colour, let through in part.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  /// The colour as Core Graphics names it.
  open var cgColor: CGColor { CGColor(color) }

  /// Tells the red, green, blue and opacity of the colour; false where they are not known.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = cgColor.components else { return false }
    for (pointer, part) in zip([red, green, blue, alpha], parts) { pointer?.pointee = part }
    return true
  }

  /// The colour as it is written in code.
  open override var description: String { color.description }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  open override var hash: Int { color.hashValue }
}

/// What a screen looks like.
public final class UITraitCollection: Sendable {
  /// Whether the appearance is light or dark; here it is light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

extension Color {
  /// A colour of UIKit.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
}

extension Color: _ExpressibleByColorLiteral {
  /// A colour written as a literal.
  public nonisolated init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

/// What a literal of a colour is by itself.
public typealias _ColorLiteralType = UIColor
