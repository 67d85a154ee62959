import Lessons
import Testing

struct SnippetTests {
  @Test(arguments: [
    ("", "compiles"), ("in=Pet.Mood", "compiles in=Pet.Mood"), ("traps", "traps"),
    (#"fails="cannot find '$pet' in scope""#, #"fails="cannot find '$pet' in scope""#),
    (#"fails="a \"b\" \\ \c" env=none"#, #"fails="a \"b\" \\ \\c" env=none"#),
    ("blank", "blank"), ("  predict   before ", "predict before"), ("which after", "which after"),
    ("sketch=later env=first-steps", "sketch=\"later\" env=first-steps"),
    ("hidden env=final", "compiles env=final hidden"),
  ])
  func `flags are read`(written: String, read: String) {
    let parsed = Parsed("```swift \(written)\n```")
    parsed.expect([])
    #expect(parsed.tree == "snippet \(read) @1:1-2:4\n")
  }

  @Test func `flags that cannot be are told at their word`() {
    Parsed(
      """
      ```swift ⟦1⟧blnk ⟦2⟧quiz ⟦3⟧traps=1 ⟦4⟧in ⟦5⟧in=2 ⟦6⟧fails= ⟦7⟧env="a
      ```
      """
    ).expect([
      "1 error: unknown flag 'blnk'; did you mean 'blank'? [unknown-flag]",
      "2 error: unknown flag 'quiz'; the flags are fails, traps, run, blank, predict, which, choose, decides, sketch, in, env, before, after, hidden [unknown-flag]",
      "3 error: flag 'traps' takes no value; write 'traps' alone [flag-with-value]",
      "4 error: flag 'in' needs a value; write it as 'in=Pet' [flag-without-value]",
      "5 error: '2' is not the name of a type; write it as 'in=Pet' [no-type]",
      "6 error: flag 'fails' needs a value; write it as 'fails=\"cannot find 'x' in scope\"' [flag-without-value]",
      "7 error: the value of 'env' has no closing quote; end it with '\"'; write a quote inside as '\\\"' [unclosed-quote]",
    ])
  }

  @Test(arguments: [
    ("traps ⟦1⟧predict", "traps", "predict"), ("before ⟦1⟧after", "before", "after"),
    ("before ⟦1⟧hidden", "before", "hidden"), ("⟦1⟧hidden sketch=x", "sketch", "hidden"),
  ])
  func `contradictory flags are told`(flags: String, first: String, second: String) {
    Parsed("> ```swift \(flags)\n> ```").expect([
      "1 error: flags '\(first)' and '\(second)' contradict each other; keep one of them [contradictory-flags]"
    ])
  }

  @Test func `a flag given twice is told`() {
    Parsed("```swift traps ⟦1⟧traps\n```").expect([
      "1 error: flag 'traps' is given twice; remove one of them [repeated-flag]"
    ])
  }

  @Test func `output goes to the fence before it`() {
    let parsed = Parsed("```swift run\nprint(1)\n```\n\n```output\n1\n```\n\na\n")
    parsed.expect([])
    #expect(
      parsed.tree == #"""
        snippet run @1:1-3:4
          2:1 "print(1)"
          output "1\n" @5:1-7:4
        paragraph @9:1-9:2
          text "a"

        """#)
  }

  @Test func `output that is missing or strays is told`() {
    Parsed(
      """
      ```⟦1⟧swift run
      ```

      Text.

      ⟦2⟧```output
      ```

      ```swift
      ```

      ⟦3⟧```output
      ```
      """
    ).expect([
      "1 error: this 'swift run' fence has no output; put a fence 'output' with what it prints right behind it [missing-output]",
      "2 warning: this output stands behind no 'swift run' fence; put it right behind the fence that prints it, or call it 'text' [stray-output]",
      "3 warning: this output stands behind no 'swift run' fence; put it right behind the fence that prints it, or call it 'text' [stray-output]",
    ])
  }

  @Test(arguments: ["swiftui", "swift-sh traps", "text blnk", ""])
  func `other languages have no flags`(info: String) {
    let parsed = Parsed("```\(info)\n```")
    parsed.expect([])
    #expect(parsed.lesson.snippets.isEmpty)
  }
}
