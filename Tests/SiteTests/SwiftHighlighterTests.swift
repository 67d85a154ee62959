import Testing

@testable import Site

struct SwiftHighlighterTests {
  private func marked(_ source: String) -> [String] {
    SwiftHighlighter().lines(of: source).map { line in
      line.map { token in
        token.kind.map { "<\($0.rawValue):\(token.text)>" } ?? token.text
      }.joined()
    }
  }

  @Test func `colours what the compiler tells apart`() {
    let source = """
      @State private var energy = 5 // start
      Text("Energy: \\(energy)")
      """
    #expect(
      marked(source) == [
        "<a:@State> <k:private> <k:var> energy = <n:5> <c:// start>",
        "<t:Text>(<s:\"Energy: >\\(energy)<s:\">)",
      ])
  }

  @Test func `keeps a string over several lines a string on each of them`() {
    let source = "let a = \"\"\"\n  one\n  two\n  \"\"\"\nlet b = 1\n"
    #expect(
      marked(source) == [
        "<k:let> a = <s:\"\"\">", "  <s:one>", "  <s:two>", "  <s:\"\"\">", "<k:let> b = <n:1>",
      ])
  }

  @Test func `marks what is to be filled in`() {
    #expect(marked("PetSummary(pet: _____)") == ["<t:PetSummary>(pet: <b:_____>)"])
  }

  @Test(arguments: [
    "", "\n", "\n\nlet a = 1\n\n", "struct {{{ ( \"open", "let ä = \"Größe 🐾\" // ❌", "\u{0}\u{1}",
    "/* open\nfor ever", "a\r\nb\r\n",
  ])
  func `loses no character of any source`(source: String) {
    let lines = SwiftHighlighter().lines(of: source).map { $0.map(\.text).joined() }
    var expected = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if expected.last == "" { expected.removeLast() }
    #expect(lines == expected.map(String.init))
  }
}
