import Diagnostics
import Lessons
import Testing

/// What no lesson needs and a parser must survive.
struct NestingTests {
  private static let levels = 10_000

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "> ", ">", "- ", "1. ", "> - ", "*a ", "**a ", "_a ", "[", "![", "[a](", "`", "<",
      "<details>\n\n",
      "<details>", "<details><summary>", "[a]: ", "| a |\n|-|\n",
    ])
  func `ten thousand levels neither crash nor hang`(unit: String) {
    let opened = String(repeating: unit, count: Self.levels)
    _ = Parsed(opened + "x").lesson.dump()
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("*a ", " b*"), ("**a ", "**"), ("[", "]"), ("![", "](u)"),
      ("<details>\n\n", "\n\n</details>\n\n"),
    ])
  func `ten thousand closed levels neither crash nor hang`(opening: String, closing: String) {
    let text =
      String(repeating: opening, count: Self.levels) + "x"
      + String(repeating: closing, count: Self.levels)
    _ = Parsed(text).lesson.dump()
  }

  @Test(.timeLimit(.minutes(1)))
  func `lists indented ever deeper neither crash nor hang`() {
    let lines = (0..<2_000).map { String(repeating: "  ", count: $0) + "- a\n" }
    #expect(Parsed(lines.joined()).diagnostics.map(\.identifier) == ["nested-too-deep"])
  }

  @Test(arguments: [("> ", 1), ("- ", 1), ("**a ", 0)])
  func `a hundred levels are read, one more is told where it stands`(unit: String, text: Int) {
    let closing = unit.hasPrefix("*") ? "**" : ""
    func nested(_ count: Int) -> Parsed {
      Parsed(
        String(repeating: unit, count: count) + "x" + String(repeating: closing, count: count))
    }
    nested(100).expect([])
    let column = unit.hasPrefix("*") ? 1 : 100 * unit.count + 1
    let tooDeep = nested(101).diagnostics
    #expect(tooDeep.map(\.identifier) == ["nested-too-deep"])
    #expect(unit.hasPrefix("*") || tooDeep.first?.range?.lowerBound.column == column)
  }

  @Test func `folds count as levels`() {
    let open = String(repeating: "<details>\n\n", count: 101)
    let close = String(repeating: "</details>\n\n", count: 101)
    #expect(Parsed(open + close).diagnostics.contains { $0.identifier == "nested-too-deep" })
  }
}
