import Diagnostics
import Lessons
import Testing

/// Random input from a fixed seed: whatever comes, the parser returns, and its places are places of the file.
struct FuzzTests {
  private static let pieces = [
    "\n", "\n\n", "\r\n", "> ", "- ", "1. ", "  ", "    ", "\t", "```swift", "```", "~~~",
    "```output\n",
    " run", " in=Pet", " fails=\"", "\"", "| a | b |\n", "|---|---|\n", "|", "-", "---", "===",
    "# ",
    "### Q1: ", " {#id}", "<details>\n", "</details>\n", "<summary>", "</summary>", "<!--", "-->",
    "> [!NOTE] ", "> [!HINT] a: b\n", "[r]", "[r]: /u\n", "*", "**", "_", "`", "\\", "&amp;", "<b>",
    "![", "](", ")", "ä", "日", "// hidden", "title: x\n", "\u{FEFF}", "a", "text ",
  ]

  @Test(arguments: 0..<40)
  func `random Markdown is read`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let count = Int.random(in: 1...40, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      check(Array((Bool.random(using: &random) ? "---\n" + text : text).utf8))
    }
  }

  @Test(arguments: 0..<10)
  func `random bytes are read`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let count = Int.random(in: 0...200, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test func `a lesson cut off anywhere is read`() {
    let lesson = Array(Self.lesson.utf8)
    for count in 0...lesson.count { check(Array(lesson[..<count])) }
  }

  private func check(_ bytes: [UInt8]) {
    let lesson = LessonParser().parse(bytes, id: "a", language: "en", file: "a.md")
    let text = String(decoding: bytes, as: UTF8.self)
    let lineCount = text.unicodeScalars.count { $0 == "\n" || $0 == "\r" } + 1
    for block in lesson.lesson.allBlocks {
      guard let range = block.range else { continue }
      #expect(range.lowerBound <= range.upperBound, "\(block) in \(text.debugDescription)")
      #expect(range.lowerBound.line >= 1 && range.lowerBound.column >= 1)
      #expect(range.upperBound.line <= lineCount, "\(block) in \(text.debugDescription)")
      if case .snippet(let snippet) = block.kind {
        for line in snippet.lines { #expect(line.start >= range.lowerBound) }
      }
    }
    for diagnostic in lesson.diagnostics {
      #expect((diagnostic.range?.upperBound.line ?? 1) <= lineCount, "\(diagnostic)")
    }
  }

  private static let lesson = """
    ---
    title: "A"
    ---
    # A {#a}

    > [!NOTE] b
    > | c | d |
    > |---|---|
    > | `e` | [f] |

    ## Q1: g

    1. h
       ```swift fails="i" in=J
       k // hidden
       ```

    ```swift run
    print(1)
    ```
    ```output
    1
    ```

    <details>
    <summary>*l*</summary>

    ```answer
    m
    ```

    </details>

    [f]: /n "o"
    """
}

/// A small generator whose numbers depend on nothing but its seed.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
