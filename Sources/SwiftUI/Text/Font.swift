/// A typeface in a size.
public nonisolated struct Font: Hashable, Sendable {
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
}

extension Font: CustomStringConvertible {}
