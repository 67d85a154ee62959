import Lessons

/// What the search keeps of one lesson to find it by.
struct SearchEntry: Equatable, Sendable {
  var title: String

  /// The words that stand anywhere in it.
  var words: [String]

  /// Those of them that stand in its title, its headings and its questions, or may be meant by them.
  var headings: [String]
}

extension SearchEntry {
  init(_ sections: [SearchIndex.Section], of lesson: Lesson) {
    title = lesson.title
    var words = SearchWords()
    var headings = SearchWords()
    for section in sections {
      for text in [section.title, section.also ?? ""] {
        headings.add(text)
        words.add(text)
      }
      words.add(section.text)
    }
    self.words = words.sorted
    self.headings = headings.sorted
  }
}

extension SearchEntry: Record {
  static let fields = Fields(
    { SearchEntry(title: $0, words: $1, headings: $2) }, \.title, \.words, \.headings)
}
