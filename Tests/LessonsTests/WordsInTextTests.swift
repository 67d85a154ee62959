import Testing

@testable import Lessons

struct WordsInTextTests {
  @Test(arguments: [
    "", " ", "a", " a b ", "a\tb\nc\r\nd\u{0B}e", "ä ö\u{A0}ü\u{2003}ß\u{3000}ẞ", "①\u{2028}❌ ✅",
    "a\u{1680}b\u{205F}c\u{85}d", "é\u{300} 👩‍👩‍👧 x", "\u{200B}a\u{FEFF}b",
  ])
  func `are parted where characters are white space`(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var stretches: [String] = []
    text.forEachStretch { stretches.append(String(decoding: $0, as: UTF8.self)) }
    #expect(stretches.joined(separator: " ") == words.joined(separator: " "))
    #expect(stretches.allSatisfy { !$0.hasPrefix(" ") && !$0.hasSuffix(" ") })
    var isInWord = false
    #expect(text.countOfWords(goingOn: &isInWord) == words.count)
    #expect(isInWord == (text.last?.isWhitespace == false))
    #expect(text.hasWords == !words.isEmpty)
  }

  @Test func `go on from one piece of text to the next`() {
    var isInWord = false
    let counts = ["a b", "c", " ", "d"].map { $0.countOfWords(goingOn: &isInWord) }
    #expect(counts == [2, 0, 0, 1])
  }

  @Test(arguments: [
    ("", false), ("//", false), ("x // ❌ y", true), ("// ✅", false), ("// ❌", true),
    ("// // ❌", true),
  ])
  func `are searched byte by byte`(text: String, holds: Bool) {
    #expect(text.holds("// ❌") == holds)
  }
}
