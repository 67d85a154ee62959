import SwiftUI
import SwiftUIHost
import Testing

extension LifecycleTests {
  @MainActor struct InlineMarkdownTests {
    @Test(arguments: [
      ("**bold** _it_ [a link](https://x.y/z)", "bold it a link"), ("***both***", "both"),
      ("*a **b** c*", "a b c"), ("~~gone~~ ~too~", "gone too"),
      ("snake_case_name", "snake_case_name"),
      ("2 * 3 * 4", "2 * 3 * 4"), ("`let a = *b*`", "let a = *b*"), ("``a`b``", "a`b"),
      (#"\*not\* \[this\]"#, "*not* [this]"), ("*open", "*open"), ("**a*", "*a"),
      ("[x] (y)", "[x] (y)"),
      ("[*a*](b) [c](d)", "a c"), ("`open", "`open"), ("a ^ b", "a ^ b"), ("__a__b", "__a__b"),
    ])
    func `shows words without their marks`(markdown: String, words: String) throws {
      #expect(try Screen(Text(LocalizedStringKey(markdown))).texts == [words])
    }

    @Test func `takes values for words, and marks around them for marks`() throws {
      let name = "*Rex*"
      #expect(try Screen(Text("**\(name)** and [\(1)](x)")).texts == ["*Rex* and 1"])
      #expect(try Screen(Text("Level \(2) of \(name)")).texts == ["Level 2 of *Rex*"])
    }

    @Test(arguments: [
      (0, "0 cups"), (1, "1 cup"), (3, "3 cups"),
    ])
    func `makes words agree with their number`(count: Int, words: String) throws {
      #expect(try Screen(Text("^[\(count) cup](inflect: true)")).texts == [words])
    }

    @Test func `knows the plurals that are spelt otherwise`() throws {
      #expect(
        try Screen {
          Text("^[2 box](inflect: true)")
          Text("^[2 day](inflect: true)")
          Text("^[2 berry](inflect: true)")
          Text("^[no number](inflect: true)")
        }.texts == ["2 boxes", "2 days", "2 berries", "no number"])
    }
  }
}
