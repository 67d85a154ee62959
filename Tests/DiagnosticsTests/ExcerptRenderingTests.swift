import Diagnostics
import Testing

struct ExcerptRenderingTests {
  /// The excerpt for a range of bytes in a line, without the words before it.
  private func excerpt(_ text: String, _ columns: Range<Int>, line: Int = 1) -> String {
    let diagnostic = Diagnostic(
      .error, "x", "y", file: "a.md",
      range: SourceRange(
        SourcePosition(line: line, column: columns.lowerBound),
        SourcePosition(line: line, column: columns.upperBound)))
    let renderer = ExcerptRenderer { _ in
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let lines = renderer.render(diagnostic).split(separator: "\n").map(String.init)
    #expect(lines.first == "a.md:\(line):\(columns.lowerBound): error: y [x]")
    return lines.dropFirst().joined(separator: "\n")
  }

  @Test func `the caret stands under the range`() {
    #expect(excerpt("let pet = 5", 5..<8) == "1 | let pet = 5\n  |     ^~~")
  }

  @Test func `an empty range has one caret`() {
    #expect(excerpt("let", 4..<4) == "1 | let\n  |    ^")
  }

  @Test func `the gutter is as wide as the line's number`() {
    let text = String(repeating: "\n", count: 99) + "ab"
    #expect(excerpt(text, 2..<3, line: 100) == "100 | ab\n    |  ^")
  }

  @Test func `columns are bytes and carets are cells`() {
    #expect(excerpt("Größe: blnk", 10..<14) == "1 | Größe: blnk\n  |        ^~~~")
    #expect(excerpt("日本 ab", 8..<10) == "1 | 日本 ab\n  |      ^~")
    #expect(excerpt("a 🐶 b", 3..<7) == "1 | a 🐶 b\n  |   ^~")
    #expect(excerpt("e\u{301}x", 4..<5) == "1 | e\u{301}x\n  |  ^")
  }

  @Test func `tabs stay tabs so that the caret lines up`() {
    #expect(excerpt("\tlet\tx", 6..<7) == "1 | \tlet\tx\n  | \t   \t^")
  }

  @Test func `a carriage return is no part of the line`() {
    #expect(excerpt("ab\r\ncd\r\n", 2..<3) == "1 | ab\n  |  ^")
  }

  @Test func `of a long line the part around the range is shown`() {
    let minus = String(repeating: "- ", count: 1000)
    let head = "let a = "
    let atStart = excerpt(head + minus + "1", 9..<10)
    #expect(atStart == "1 | \(head)\(minus.prefix(192))…\n  |         ^")
    let around = excerpt(minus + "x" + minus, 2001..<2002)
    let half = minus.prefix(100)
    #expect(around == "1 | …\(half)x\(minus.prefix(99))…\n  |  \(half.map { _ in " " }.joined())^")
    let atEnd = excerpt(minus + "abcd", 2001..<2005)
    #expect(atEnd == "1 | …\(half)abcd\n  |  \(half.map { _ in " " }.joined())^~~~")
    let whole = excerpt(minus, 1..<2001).split(separator: "\n").last
    #expect(whole == "  | ^\(String(repeating: "~", count: 199))")
  }

  @Test func `a range of several lines is marked at its start`() {
    let diagnostic = Diagnostic(
      .error, "x", "y", file: "a.md",
      range: SourceRange(SourcePosition(line: 1, column: 2), SourcePosition(line: 2, column: 2)))
    let renderer = ExcerptRenderer { _ in ["abc", "def"] }
    #expect(renderer.render(diagnostic) == "a.md:1:2: error: y [x]\n1 | abc\n  |  ^")
  }

  @Test func `control characters are shown, not obeyed`() {
    #expect(excerpt("a\u{1B}[1mb", 2..<3) == "1 | a␛[1mb\n  |  ^")
  }

  @Test func `a file or a line that is not there gives the words alone`() {
    let diagnostic = Diagnostic(
      .error, "x", "y", file: "a.md", range: SourceRange(line: 9))
    #expect(ExcerptRenderer { _ in nil }.render(diagnostic) == "a.md:9:1: error: y [x]")
    #expect(ExcerptRenderer { _ in ["a"] }.render(diagnostic) == "a.md:9:1: error: y [x]")
  }

  @Test func `notes have excerpts of their own`() {
    let note = Diagnostic(.note, "x", "z", file: "b.md", range: SourceRange(line: 1, column: 1))
    let diagnostic = Diagnostic(.warning, "x", "y", notes: [note])
    #expect(
      ExcerptRenderer { _ in ["q"] }.render(diagnostic)
        == "warning: y [x]\nb.md:1:1: note: z [x]\n1 | q\n  | ^")
  }

  @Test func `colour is put on the severity alone`() {
    let renderer = ExcerptRenderer(colored: true) { _ in nil }
    #expect(
      renderer.render(Diagnostic(.error, "x", "y")) == "\u{1B}[1;31merror\u{1B}[0m: y [x]")
  }
}
