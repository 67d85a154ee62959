/// A word, or several in a row, that a glossary advises against.
///
/// It is found as texts write it: at the start of a sentence, with the endings that its language puts behind a noun, and with
/// a line break or the mark of a quote between its words.
struct AvoidedWord {
  private let spellings: [[Substring]]
  private let endings: Set<String>

  init(_ text: String, language: String) {
    var spellings = [text]
    if language == "en", text.hasSuffix("y") { spellings.append(text.dropLast() + "ies") }
    // A German noun is one by its capital; a small initial would make another word of it.
    if let first = text.first, first.isLowercase {
      spellings += spellings.map { first.uppercased() + $0.dropFirst() }
    }
    self.spellings = spellings.map { $0.split(separator: " ") }
    endings =
      switch language {
      case "de": ["", "s", "es", "n", "en", "e"]
      case "en": ["", "s", "es"]
      default: [""]
      }
  }

  /// Where the word stands in the text, in the order of the text.
  func ranges(in text: String) -> [Range<String.Index>] {
    spellings.flatMap { parts -> [Range<String.Index>] in
      guard let first = parts.first else { return [] }
      return text.ranges(of: first).compactMap { start in
        guard text[..<start.lowerBound].last?.isLetter != true else { return nil }
        return end(of: parts.dropFirst(), in: text[start.upperBound...])
          .map { start.lowerBound..<$0 }
      }
    }
    .sorted { $0.lowerBound < $1.lowerBound }
  }

  private func end(of parts: ArraySlice<Substring>, in text: Substring) -> String.Index? {
    var rest = text
    for part in parts {
      let gap = rest.prefix { $0.isWhitespace || $0 == ">" }
      rest = rest[gap.endIndex...]
      guard !gap.isEmpty, rest.hasPrefix(part) else { return nil }
      rest = rest.dropFirst(part.count)
    }
    let ending = rest.prefix(while: \.isLetter)
    return endings.contains(String(ending)) ? ending.endIndex : nil
  }
}
