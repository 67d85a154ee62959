import Foundation

extension AttributedString {
  /// How much Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which Markdown is read.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full
    ) {}
  }

  /// Makes a string of inline Markdown; its marks are left out, and their attributes too.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(InlineMarkdown.plainText(markdown))
  }
}
