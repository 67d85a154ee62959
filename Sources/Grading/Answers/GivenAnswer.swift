/// An answer as a learner types it.
package struct GivenAnswer: Equatable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The text with single spaces, straight quotes and plain minus signs.
  package var plain: String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(/[“”„«»]/, with: "\"").replacing(/[‘’‚]/, with: "'")
      .replacing("−", with: "-")
  }

  /// Whether it names a value: quotes around a text may be left out, or stand where none are printed.
  package func names(_ value: String) -> Bool {
    let wanted = GivenAnswer(value).plain
    return plain == wanted || plain == wanted.unquoted || plain.unquoted == wanted
  }

  /// Whether it says that a line compiles, in English, German or signs; nil where it says neither.
  package var saysCompiles: Bool? {
    let word = plain.lowercased()
    if ["yes", "y", "compiles", "true", "ok", "1", "ja", "j", "kompiliert", "✓", "✅"].contains(word)
    {
      return true
    }
    let refusals = [
      "no", "n", "fails", "false", "0", "nein", "does not compile", "kompiliert nicht", "✗", "❌",
    ]
    return refusals.contains(word) ? false : nil
  }
}

extension String {
  /// The text between double quotes, where it stands in such.
  fileprivate var unquoted: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
