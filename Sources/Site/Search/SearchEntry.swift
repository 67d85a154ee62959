import Lessons

/// What the search keeps of one lesson to find it by.
struct SearchEntry: Sendable {
  var title: String

  /// The words that stand anywhere in it, parted by blanks; those in its title, its headings and its questions, or that
  /// may be meant by them, a second time with ``headingSign`` before them.
  var words: ArraySlice<UInt8>

  /// No word begins with such a sign.
  static let headingSign = UInt8(ascii: "#")
}

extension SearchEntry {
  init(_ sections: [SearchIndex.Section], of lesson: Lesson) {
    title = lesson.title
    var words = SearchWords()
    for section in sections {
      for text in [section.title, section.also ?? ""] {
        words.add(text, sign: Self.headingSign)
        words.add(text)
      }
      words.add(section.text)
    }
    self.words = words.joined[...]
  }
}

extension SearchEntry: Record {
  static let fields = Fields(
    { SearchEntry(title: $0, words: $1.bytes) }, \.title, \.words.stored)
}
