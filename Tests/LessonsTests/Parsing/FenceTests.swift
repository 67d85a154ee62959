import Diagnostics
import Lessons
import Testing

/// Where code lines stand in the file, whatever is around the fence.
struct FenceTests {
  @Test func `lines in quotes and lists have the place of their first byte`() {
    let parsed = Parsed("> 1. a\n>\n>    ~~~~swift\n>    b\n>\n>      ~~~\n>    ~~~~\n")
    parsed.expect([])
    #expect(
      parsed.tree == """
        quote @1:1-7:10
          list from 1 loose @1:3-7:10
            item @1:3-7:10
              paragraph @1:6-1:7
                text "a"
              snippet compiles @3:6-7:10
                4:6 "b"
                5:2 ""
                6:6 "  ~~~"

        """)
  }

  @Test func `tabs and carriage returns do not move a line`() {
    let parsed = Parsed("-\t```swift\r\n\ta\r\n\t\tb\r\n\t```\r\n\r\nc\r\n")
    parsed.expect([])
    #expect(
      parsed.tree == #"""
        list tight @1:1-4:5
          item @1:1-4:5
            snippet compiles @1:3-4:5
              2:2 "a"
              3:2 "\tb"
        paragraph @6:1-6:2
          text "c"

        """#)
  }

  @Test func `a tab that is used up in part is the first byte of its line`() {
    let parsed = Parsed("- ```swift\n\ta\n  ```\n")
    #expect(parsed.lesson.snippets[0].snippet.lines.map(\.text) == ["  a"])
    #expect(parsed.lesson.snippets[0].snippet.lines[0].start.column == 1)
  }

  @Test func `lines marked hidden are known`() {
    let lines = Parsed("```swift\na // hidden\nb // hidden  \nc // hidden d\n// hidden\n```\n")
      .lesson.snippets[0].snippet.lines
    #expect(lines.map(\.isHidden) == [true, true, false, true])
  }

  @Test(arguments: [
    "⟦1⟧```text\n\na", "> ⟦1⟧```text\n> a\n\nb", "- ⟦1⟧```swift\n  a\nb",
    "> ⟦1⟧~~~\n> ```\n\n~~~\n~~~",
    "⟦1⟧````\n```", "⟦1⟧```",
  ])
  func `an unclosed fence is told at its mark`(text: String) {
    Parsed(text).expect([
      "1 error: this code fence is not closed; end the code with a line of at least as many of the same character [unclosed-fence]"
    ])
  }

  @Test func `a fence that its quote ends does not take the next one for its end`() {
    let parsed = Parsed("> ```text\n> a\n\n```\nb\n```\n")
    #expect(parsed.diagnostics.map(\.identifier) == ["unclosed-fence"])
    #expect(
      parsed.tree == #"""
        quote @1:1-2:4
          code "text" "a\n" @1:3-2:4
        code "" "b\n" @4:1-6:4

        """#)
  }

  @Test func `an indented block that shows a fence is no fence`() {
    let parsed = Parsed("    ```swift\n    a\n\nb\n")
    parsed.expect([])
    #expect(
      parsed.tree == #"""
        code "" "```swift\na\n" @1:5-2:6
        paragraph @4:1-4:2
          text "b"

        """#)
  }
}
