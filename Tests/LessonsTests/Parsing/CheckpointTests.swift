import Lessons
import Testing

struct CheckpointTests {
  @Test func `a checkpoint runs up to the next heading of its level`() {
    let parsed = Parsed(
      "### Q1: One `x`\n\na\n\n#### Sub\n\nb\n\n### Next\n\nc\n\n## Q2:\n\nd\n\n# Q3: Three\n")
    parsed.expect([])
    #expect(
      parsed.tree == """
        checkpoint 3 #q1 @1:1-7:2
          title
            text "One "
            code "x"
          paragraph @3:1-3:2
            text "a"
          heading 4 #sub @5:1-5:9
            text "Sub"
          paragraph @7:1-7:2
            text "b"
        heading 3 #next @9:1-9:9
          text "Next"
        paragraph @11:1-11:2
          text "c"
        checkpoint 2 #q2 @13:1-15:2
          paragraph @15:1-15:2
            text "d"
        checkpoint 1 #q3 @17:1-17:12
          title
            text "Three"

        """)
  }

  @Test func `a checkpoint ends at the next one whatever its level`() {
    let parsed = Parsed("## Q1: a\n\n### Q2: b\n")
    #expect(parsed.lesson.checkpoints.map(\.id) == ["q1", "q2"])
    #expect(parsed.lesson.checkpoints[0].blocks.isEmpty)
  }

  @Test(arguments: ["Q1 a", "Q: a", "q1: a", "Q1a: b", "A Q1: b", "*Q1*: b", "Q1234567: a"])
  func `other headings are no checkpoints`(text: String) {
    #expect(Parsed("# \(text)").lesson.checkpoints.isEmpty)
  }

  @Test func `a number given twice is told with both places`() {
    Parsed("⟦1⟧## Q7: a\n\n> ⟦2⟧## Q7: b\n").expect([
      "2 error: question number Q7 is given twice; give it a number of its own [repeated-question]",
      "1 note: first given here [repeated-question]",
    ])
  }

  @Test func `hints and answers are found inside it`() {
    let checkpoint = Parsed(
      """
      ## Q1: a

      > [!HINT] restores2: rest() restores `2` energy
      > Look at `feed()`.

      <details>
      <summary>Answer</summary>

      ```answer
      5
      0
      ```

      </details>
      """
    ).lesson.checkpoints[0]
    #expect(checkpoint.answers == ["5", "0"])
    #expect(checkpoint.hints.map(\.check) == ["restores2"])
    #expect(checkpoint.hints.map(\.title) == ["rest() restores 2 energy"])
    #expect(checkpoint.details.map(\.summary.plainText) == ["Answer"])
  }
}
