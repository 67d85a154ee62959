import Diagnostics
import Testing

struct LineRenderingTests {
  private let range = SourceRange(
    SourcePosition(line: 3, column: 5), SourcePosition(line: 3, column: 9))

  @Test func `a diagnostic without a place is its words alone`() {
    #expect(Diagnostic(.warning, "odd", "this is odd").line == "warning: this is odd [odd]")
  }

  @Test func `place, severity, words, advice and identifier stand in a line`() {
    let diagnostic = Diagnostic(
      .error, "unknown-flag", "unknown flag 'blnk'", advice: "did you mean 'blank'?",
      file: "a b.md", range: range)
    #expect(
      diagnostic.line
        == "a b.md:3:5: error: unknown flag 'blnk'; did you mean 'blank'? [unknown-flag]")
  }

  @Test func `a file without a place is named alone`() {
    #expect(
      Diagnostic(.note, "x", "see there", file: "a.md").line == "a.md: note: see there [x]")
  }

  @Test func `notes follow in lines of their own`() {
    let note = Diagnostic(.note, "x", "first here", range: range)
    let diagnostic = Diagnostic(.error, "x", "twice", notes: [note]).located(in: "a.md")
    #expect(
      diagnostic.lines == ["a.md: error: twice [x]", "a.md:3:5: note: first here [x]"])
  }

  @Test func `a file once given stays`() {
    let diagnostic = Diagnostic(.error, "x", "y", file: "a.md").located(in: "b.md")
    #expect(diagnostic.file == "a.md")
  }

  @Test func `what is quoted from a file can neither break the line nor steer the terminal`() {
    let diagnostic = Diagnostic(
      .error, "x", "unknown '\u{1B}[31m\n\u{202E}'", file: "a\u{7}.md")
    #expect(diagnostic.line == "a␇.md: error: unknown '␛[31m␊\u{FFFD}' [x]")
  }
}
