import Lessons
import Testing

struct DetailsTests {
  @Test func `what is set off with blank lines is Markdown`() {
    let parsed = Parsed(
      "<details>\n<summary>An `x`\n answer</summary>\n\na\n\n- <details open>\n\n  b\n\n  </details>\n\n</details>\n\nc\n"
    )
    parsed.expect([])
    #expect(
      parsed.tree == """
        details @1:1-13:11
          summary
            text "An "
            code "x"
            text " answer"
          paragraph @5:1-5:2
            text "a"
          list loose @7:1-11:13
            item @7:1-11:13
              details @7:3-11:13
                paragraph @9:3-9:4
                  text "b"
        paragraph @15:1-15:2
          text "c"

        """)
  }

  @Test func `a summary knows the links of the file`() {
    #expect(
      Parsed("<details><summary>[a]</summary>\n\n[a]: /b\n\n</details>\n").tree == """
        details @1:1-5:11
          summary
            link "/b"
              text "a"

        """)
  }

  @Test func `text that is not set off stays as it is, with a warning`() {
    let parsed = Parsed(
      "<details>\n<summary>A</summary>\n⟦1⟧Some *text*.\n</details>\n\n<details><b>c</b></details>\n"
    )
    parsed.expect([
      "1 warning: this text inside '<details>' is not read as Markdown; set it off with a blank line above and below [details-text]"
    ])
    #expect(
      parsed.tree == #"""
        details @1:1-4:11
          summary
            text "A"
          html "Some *text*.\n" @3:1-4:1
        details @6:1-6:28
          html "<b>c</b>" @6:10-6:18

        """#)
  }

  @Test func `tags in comments and code are no tags`() {
    let parsed = Parsed("<!-- <details> -->\n\n```text\n<details>\n```\n\n`<details>`\n")
    parsed.expect([])
    #expect(!parsed.tree.contains("details @"))
  }

  @Test func `a tag without its partner is told`() {
    Parsed("- ⟦1⟧<details>\n\n  a\n\nb\n\n⟦2⟧</details>\n\n⟦3⟧<details>\n<summary>c\n").expect([
      "1 error: '<details>' is not closed; put '</details>' on a line of its own behind what it folds [unclosed-details]",
      "2 error: '</details>' closes nothing; remove it, or put '<details>' on a line of its own before what it folds [stray-details-end]",
      "3 error: '<details>' is not closed; put '</details>' on a line of its own behind what it folds [unclosed-details]",
    ])
  }
}
