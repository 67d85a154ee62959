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

  /// Whether it says yes, that a line compiles or that a version fits, in English, German or signs; nil where it says neither.
  package var saysYes: Bool? {
    let word = plain.lowercased()
    let agreements = [
      "yes", "y", "compiles", "fits", "true", "ok", "1", "ja", "j", "kompiliert", "passt", "✓", "✅",
    ]
    if agreements.contains(word) { return true }
    let refusals = [
      "no", "n", "fails", "differs", "false", "0", "nein", "does not compile", "does not fit",
      "kompiliert nicht", "passt nicht", "✗", "❌",
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
