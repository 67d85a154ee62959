import Testing

@testable import Lessons

struct WordsInTextTests {
  @Test(arguments: [
    "", " ", "a", " a b ", "a\tb\nc\r\nd\u{0B}e", "ä ö\u{A0}ü\u{2003}ß\u{3000}ẞ", "①\u{2028}❌ ✅",
    "a\u{1680}b\u{205F}c\u{85}d", "é\u{300} 👩‍👩‍👧 x", "\u{200B}a\u{FEFF}b",
  ])
  func `are parted where characters are white space`(text: String) {
    var words: [String] = []
    text.forEachWord { words.append(String(decoding: $0, as: UTF8.self)) }
    #expect(words == text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  @Test(arguments: [
    ("", false), ("//", false), ("x // ❌ y", true), ("// ✅", false), ("// ❌", true),
    ("// // ❌", true),
  ])
  func `are searched byte by byte`(text: String, holds: Bool) {
    #expect(text.holds("// ❌") == holds)
  }
}
