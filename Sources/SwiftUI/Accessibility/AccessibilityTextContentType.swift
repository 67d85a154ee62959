/// What kind of text there is.
public nonisolated struct AccessibilityTextContentType: Hashable, Sendable, CustomStringConvertible
{
  let name: String

  /// Text like any other.
  public static let plain = AccessibilityTextContentType(name: "plain")

  /// Output of a program.
  public static let console = AccessibilityTextContentType(name: "console")

  /// Files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")

  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")

  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")

  /// Code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")

  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")

  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
