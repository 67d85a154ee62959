import Foundation

/// A typeface in a size.
public nonisolated struct Font: Hashable, Sendable, CustomStringConvertible {
  /// The font as it is written in code.
  public let description: String

  init(_ description: String) { self.description = description }

  /// The largest title.
  public static let largeTitle = Font(".largeTitle")
  /// A title of the first level.
  public static let title = Font(".title")
  /// A title of the second level.
  public static let title2 = Font(".title2")
  /// A title of the third level.
  public static let title3 = Font(".title3")
  /// A heading.
  public static let headline = Font(".headline")
  /// A heading below another.
  public static let subheadline = Font(".subheadline")
  /// Running text.
  public static let body = Font(".body")
  /// Text that is set off.
  public static let callout = Font(".callout")
  /// A footnote.
  public static let footnote = Font(".footnote")
  /// A caption.
  public static let caption = Font(".caption")
  /// A smaller caption.
  public static let caption2 = Font(".caption2")

  /// The font of a style of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    call(
      "system", ".\(style)", ArgumentText.of("design", design), ArgumentText.of("weight", weight))
  }

  /// A font of the system in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    call(
      "system", ArgumentText.of("size", size), ArgumentText.of("weight", weight),
      ArgumentText.of("design", design))
  }

  /// A font by its name, which grows with the size people want.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    call("custom", "\"\(name)\"", ArgumentText.of("size", size))
  }

  /// A font by its name, which grows with a style of text.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    call("custom", "\"\(name)\"", ArgumentText.of("size", size))
  }

  /// A font by its name, in a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    call("custom", "\"\(name)\"", ArgumentText.of("fixedSize", fixedSize))
  }

  private static func call(_ name: String, _ arguments: String?...) -> Font {
    Font(".\(name)(\(arguments.compactMap { $0 }.joined(separator: ", ")))")
  }

  private func adding(_ call: String) -> Font { Font("\(description).\(call)") }

  /// The font, bold.
  public func bold() -> Font { adding("bold()") }
  /// The font, bold or not.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// The font, italic.
  public func italic() -> Font { adding("italic()") }
  /// The font, italic or not.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { adding("weight(\(weight))") }
  /// The font in a width.
  public func width(_ width: Width) -> Font { adding("width()") }
  /// The font with letters of the same width.
  public func monospaced() -> Font { adding("monospaced()") }
  /// The font with digits of the same width.
  public func monospacedDigit() -> Font { adding("monospacedDigit()") }
  /// The font with small capital letters.
  public func smallCaps() -> Font { adding("smallCaps()") }
  /// The font with small capital letters for small ones.
  public func lowercaseSmallCaps() -> Font { adding("lowercaseSmallCaps()") }
  /// The font with small capital letters for capital ones.
  public func uppercaseSmallCaps() -> Font { adding("uppercaseSmallCaps()") }
  /// The font with more or less room between lines.
  public func leading(_ leading: Leading) -> Font { adding("leading(.\(leading))") }
}
