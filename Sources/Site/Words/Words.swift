/// The words of one language.
package struct Words: Sendable {
  /// `en` or `de`.
  package let language: String

  private let table: @Sendable (Word) -> String

  /// The words of a language; nil for one there is no table of.
  package init?(language: String) {
    switch language {
    case "en": table = Self.english
    case "de": table = Self.german
    default: return nil
    }
    self.language = language
  }

  /// The languages there is a table of.
  package static let languages = ["en", "de"]

  /// The sentence with the values in their places.
  package func callAsFunction(_ word: Word, _ values: String...) -> String {
    var text = table(word)
    for (index, value) in values.enumerated() {
      text = text.split(separator: "{\(index + 1)}", omittingEmptySubsequences: false)
        .joined(separator: value)
    }
    return text
  }

  /// `1 question` or `14 questions`.
  package func questions(_ count: Int) -> String {
    count == 1 ? self(.oneQuestion) : self(.manyQuestions, "\(count)")
  }

  /// The name of a level a lesson's front matter gives, or nil for one we do not know.
  package func level(_ name: String?) -> String? {
    switch name {
    case "beginner": self(.beginner)
    case "intermediate": self(.intermediate)
    case "advanced": self(.advanced)
    default: nil
    }
  }
}
