import Testing

@testable import Site

struct WordsTests {
  @Test(arguments: Word.allCases)
  func `says each word in every language, with the same values in it`(word: Word) {
    let texts = Words.languages.compactMap { Words(language: $0)?(word) }
    #expect(texts.count == Words.languages.count)
    for text in texts {
      #expect(!text.isEmpty)
      #expect(text.trimmingPrefix { $0 == " " } == text[...])
    }
    let places = texts.map { $0.matches(of: #/\{\d\}/#).map { String($0.0) }.sorted() }
    #expect(Set(places).count == 1, "\(places)")
  }

  @Test func `is German in German`() {
    let tables = Words.languages.compactMap(Words.init)
    let same = Word.allCases.filter { word in Set(tables.map { $0(word) }).count == 1 }
    #expect(same.isEmpty)
  }

  @Test func `puts values into their places`() throws {
    let german = try #require(Words(language: "de"))
    #expect(german(.lessonOf, "2", "{1}") == "Lektion 2 von {1}")
    #expect(german.questions(1) == "1 Frage")
    #expect(german.questions(14) == "14 Fragen")
    #expect(german.level("advanced") == "Für Fortgeschrittene")
    #expect(german.level("<b>") == nil)
  }

  @Test func `has no words in other languages`() {
    #expect(Words(language: "fr") == nil)
  }
}
