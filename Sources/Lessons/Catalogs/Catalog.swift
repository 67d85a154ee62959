import Diagnostics

/// What a translator works on: the texts of a course with their translations, as a PO file has them.
package struct Catalog: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    /// The lesson and the unit: `data-flow/q2/paragraph-1`.
    package var context: String

    /// Where the source stands: `lessons/en/data-flow.md:34`.
    package var reference: String

    /// The text to translate.
    package var source: String

    /// The text the translation was made from, where that is another.
    package var previous: String?

    /// Empty where there is none yet.
    package var translation: String

    /// Whether somebody has to look at the translation before it counts.
    package var isFuzzy: Bool

    package init(
      context: String, reference: String = "", source: String, previous: String? = nil,
      translation: String, isFuzzy: Bool = false
    ) {
      self.context = context
      self.reference = reference
      self.source = source
      self.previous = previous
      self.translation = translation
      self.isFuzzy = isFuzzy
    }
  }

  /// The language translated into.
  package var language: String

  package var entries: [Entry]

  package init(language: String, entries: [Entry]) {
    self.language = language
    self.entries = entries
  }

  /// The catalogue of some lessons' translations into one language; what is extra is not in it.
  package init(_ translations: [LessonTranslation], language: String) {
    self.language = language
    entries = translations.filter { $0.language == language }.flatMap { lesson in
      lesson.parts.compactMap { part -> Entry? in
        guard let source = part.source, !source.text.isEmpty else { return nil }
        var previous: String?
        if case .stale(let was) = part.state { previous = was }
        return Entry(
          context: "\(lesson.source.id)/\(part.key)",
          reference: "\(lesson.source.file):\(source.range.lowerBound.line)",
          source: source.text, previous: previous, translation: part.translation?.text ?? "",
          isFuzzy: ![.current, .moved, .missing].contains(part.state))
      }
    }
  }
}
