package import Diagnostics

/// A block of a lesson that is translated as one: a heading, a paragraph, a list, a fence, a table, a callout.
package struct TranslationUnit: Equatable, Sendable {
  /// Names the unit in its lesson: the nearest id above it, its kind, and its number among its like, as in `q2/paragraph-1`.
  package var key: String

  /// What only translates into its like: `paragraph`, `heading-2#summary`, `hint-restores2`.
  package var kind: String

  /// The part of the lesson it stands in, which all languages name alike.
  package var scope: String

  /// The block's place.
  package var range: SourceRange

  /// The Markdown to translate.
  package let text: String

  /// The place of the text, in bytes of the file.
  var textRange: Range<Int>

  /// Whether lines and blanks count.
  let isCode: Bool

  /// The text as it counts for comparing: how prose is broken into lines does not.
  let essence: String

  /// What a record calls the text.
  let hash: String

  init(
    key: String, kind: String, scope: String, range: SourceRange, text: String,
    textRange: Range<Int>, isCode: Bool
  ) {
    self.key = key
    self.kind = kind
    self.scope = scope
    self.range = range
    self.text = text
    self.textRange = textRange
    self.isCode = isCode
    essence = Self.essence(of: text, isCode: isCode)
    hash = ContentHash.of(essence)
  }

  static func essence(of text: String, isCode: Bool) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard isCode else {
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return lines.map { line in
      var line = line
      while line.last?.isWhitespace == true { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }
}
