import Lessons
import Testing

struct HeadingTests {
  @Test(arguments: [
    ("Data Flow", "data-flow"), ("Größe, Übung & Ähm", "groesse-uebung-aehm"),
    ("A\u{308}rger", "aerger"), ("Café", "cafe"), ("What's `@State`?", "whats-state"),
    ("Maß’s", "masss"), ("日本", "日本"), ("!?", "section"), ("  a - b  ", "a-b"), ("ÉCOLE", "ecole"),
    ("Cafe\u{301}", "cafe"), ("Việt Łódź", "viet-lodz"), ("Øre", "ore"), ("Ωμέγα", "ωμέγα"),
  ])
  func `ids are made of plain letters`(text: String, id: String) {
    let parsed = Parsed("# \(text)")
    #expect(parsed.tree.hasPrefix("heading 1 #\(id) @"), "\(parsed.tree)")
  }

  @Test func `ids are unique and keep clear of the author's and the checkpoints'`() {
    let parsed = Parsed("# A\n# A\n# B\n# Own {#a-2}\n## q1\n## Q1: x\n")
    parsed.expect([])
    #expect(
      parsed.tree == """
        heading 1 #a @1:1-1:4
          text "A"
        heading 1 #a-3 @2:1-2:4
          text "A"
        heading 1 #b @3:1-3:4
          text "B"
        heading 1 #a-2 @4:1-4:13
          text "Own"
        heading 2 #q1-2 @5:1-5:6
          text "q1"
        checkpoint 2 #q1 @6:1-6:9
          title
            text "x"

        """)
  }

  @Test func `an id of the author's is taken out of the text`() {
    let parsed = Parsed("# *A* `b` {#c.d_e-1}\n")
    #expect(
      parsed.tree == """
        heading 1 #c.d_e-1 @1:1-1:21
          emphasis
            text "A"
          text " "
          code "b"

        """)
  }

  @Test func `ids that cannot be are told`() {
    Parsed("⟦1⟧# A {#1}\n\n⟦2⟧# B {#b}\n\n⟦3⟧## C {#b}\n\n⟦4⟧## Q2: D {#d}\n").expect([
      "1 error: '1' cannot be the id of a heading; use letters without accents, digits and hyphens, and start with a letter [heading-id]",
      "3 error: heading id 'b' is given twice; choose another [repeated-id]",
      "2 note: first given here [repeated-id]",
      "4 error: a checkpoint's id is its number: 'q2'; remove '{#d}' [checkpoint-id]",
    ])
  }

  @Test func `an underlined heading ends with its line`() {
    #expect(
      Parsed("> a\n> b\n> ===\n\nc\n---\nd\n").tree == """
        quote @1:1-3:6
          heading 1 #a-b @1:3-3:6
            text "a"
            soft break
            text "b"
        heading 2 #c @5:1-6:4
          text "c"
        paragraph @7:1-7:2
          text "d"

        """)
  }
}
