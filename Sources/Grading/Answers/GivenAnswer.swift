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

  /// Whether it names a value.
  ///
  /// Quotes around a text may be left out, or stand where none are printed. Spaces in a list are no matter, nor is how true and
  /// false are spelt; a decimal number may have a comma.
  package func names(_ value: String) -> Bool {
    let wanted = GivenAnswer(value).plain
    if plain == wanted || plain == wanted.unquoted || plain.unquoted == wanted { return true }
    switch wanted {
    case "true": return Self.truths.contains(plain.lowercased())
    case "false": return Self.untruths.contains(plain.lowercased())
    default: break
    }
    if wanted.hasPrefix("[") || wanted.hasPrefix("(") { return plain.compact == wanted.compact }
    return Double(wanted) != nil && plain.replacing(",", with: ".") == wanted
  }

  /// Whether it says yes, that a line compiles or that a version fits, in English, German or signs; nil where it says neither.
  package var saysYes: Bool? {
    var word = plain.lowercased()
    while let last = word.last, ".!".contains(last) { word.removeLast() }
    if Self.truths.contains(word) || Self.agreements.contains(word) { return true }
    return Self.untruths.contains(word) || Self.refusals.contains(word) ? false : nil
  }

  private static let truths: Set = ["true", "yes", "y", "ja", "j", "wahr"]

  private static let untruths: Set = ["false", "no", "n", "nein", "falsch", "unwahr"]

  private static let agreements: Set = [
    "compiles", "it compiles", "fits", "works", "ok", "okay", "1", "right", "allowed", "kompiliert",
    "passt", "geht", "richtig", "erlaubt", "✓", "✔", "✔️", "✅",
  ]

  private static let refusals: Set = [
    "fails", "differs", "error", "0", "wrong", "refused", "does not compile", "doesn't compile",
    "doesn't", "does not fit", "not", "not allowed", "fehler", "kompiliert nicht", "passt nicht",
    "geht nicht", "nicht", "verboten", "nicht erlaubt", "✗", "✘", "×", "x", "❌",
  ]
}

extension GivenAnswer {
  /// The answers in what was typed, where they were typed in another way than one by one.
  ///
  /// All may stand in one text, between commas or spaces; a comma may follow each; each may begin with its number.
  ///
  /// - Parameters:
  ///   - texts: What was typed.
  ///   - count: How many answers are wanted.
  /// - Returns: As many texts as are wanted, where they can be told apart; else what was typed.
  package static func separated(_ texts: [String], count: Int) -> [String] {
    guard count > 1 else { return texts }
    var parts = texts
    if parts.count != count {
      let whole = texts.joined(separator: " ")
      let ways = [whole.split(outsideBrackets: ",;"), whole.split(outsideBrackets: ",; ")]
      guard let fitting = ways.first(where: { $0.count == count }) else { return texts }
      parts = fitting
    } else if parts.dropLast().allSatisfy({ $0.count > 1 && ($0.last.map(",;".contains) ?? false) })
    {
      parts = parts.map { $0.last.map(",;".contains) ?? false ? String($0.dropLast()) : $0 }
    }
    let unnumbered = parts.enumerated().map { index, part in
      part.prefixMatch(of: /\s*(\d+)[.):]\s+/).flatMap { match in
        Int(match.1) == index + 1 ? String(part[match.range.upperBound...]) : nil
      }
    }
    return unnumbered.contains(nil) ? parts : unnumbered.compactMap(\.self)
  }
}

extension String {
  /// The text between double quotes, where it stands in such.
  fileprivate var unquoted: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }

  /// The text without the spaces outside double quotes.
  fileprivate var compact: String {
    var isQuoted = false
    return filter { character in
      if character == "\"" { isQuoted.toggle() }
      return isQuoted || !character.isWhitespace
    }
  }

  /// The parts between some characters, of which those in brackets and quotes do not count; empty parts are left out.
  fileprivate func split(outsideBrackets separators: String) -> [String] {
    var depth = 0
    var isQuoted = false
    let parts = split { character in
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      return !isQuoted && depth == 0 && separators.contains(character)
    }
    return parts.map { part in
      part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    }.map { String($0) }.filter { !$0.isEmpty }
  }
}
