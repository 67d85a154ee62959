import Lessons
import Testing

struct LessonParserTests {
  @Test func `a lesson is read into its parts`() {
    let (lesson, diagnostics) = LessonParser().parse(
      """
      ---
      title: "Pets"
      ---
      # Pets

      ### Q1: What now?

      ```swift predict
      1 + 1
      ```
      """, id: "pets", language: "en", file: "pets.md")
    #expect(diagnostics.isEmpty)
    #expect(
      lesson.dump() == """
        lesson pets en
          title: "Pets" @2:1-2:14
          heading 1 #pets @4:1-4:7
            text "Pets"
          checkpoint 3 #q1 @6:1-10:4
            title
              text "What now?"
            snippet predict @8:1-10:4
              9:1 "1 + 1"

        """)
  }
}
