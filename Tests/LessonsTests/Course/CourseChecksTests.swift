import Diagnostics
import Lessons
import TestSupport
import Testing

struct CourseChecksTests {
  private func lines(_ changes: [String: String?]) throws -> [String] {
    let folder = try TemporaryCourse.make(changes)
    return CourseLoader().load(at: folder.path).diagnostics.flatMap(\.lines)
  }

  @Test func `a lesson without a title is told at its head`() throws {
    #expect(
      try lines(["lessons/de/first.md": "# Erste\n\n## Q1: Warum?\n"]) == [
        "lessons/de/first.md:1:1: error: the lesson has no title; begin the file with a line '---', a line 'title: …' and a line '---' [missing-title]"
      ])
  }

  @Test func `a lesson in the wrong folder is told at its language`() throws {
    #expect(
      try lines(["lessons/de/first.md": "---\ntitle: Erste\nlang: en\n---\n## Q1: Warum?\n"]) == [
        "lessons/de/first.md:3:1: error: the lesson says its language is 'en', but lies in the folder of 'de'; write 'lang: de', or move the file [language-mismatch]"
      ])
  }

  @Test func `a required lesson must exist`() throws {
    let text = "---\ntitle: First\nrequires: first, thirds\n---\n## Q1: Why?\n"
    #expect(
      try lines(["lessons/en/first.md": text]) == [
        "lessons/en/first.md:3:1: error: required lesson 'thirds' does not exist; name lessons by their file names without '.md' [unknown-lesson]"
      ])
  }

  @Test func `a number asked in two lessons of a language is told with both places`() throws {
    let changes = [
      "lessons/en/second.md": TemporaryCourse.lesson(title: "Second", question: "Q1: Again?"),
      "lessons/de/second.md": TemporaryCourse.lesson(title: "Zweite", question: "Q2: Nochmal?"),
    ]
    #expect(
      try lines(changes) == [
        "lessons/en/second.md:7:1: error: question number Q1 is given in two lessons; give it a number of its own [repeated-question]",
        "lessons/en/first.md:7:1: note: first given here [repeated-question]",
        "lessons/de/second.md:7:1: error: question Q2 is missing in 'en'; add a heading 'Q2: …' to lessons/en/second.md [missing-question]",
      ])
  }

  @Test func `an id given in a translation is wanted in its source`() throws {
    let changes = [
      "lessons/de/first.md": "---\ntitle: Erste\n---\n## Warum {#reason}\n\n## Q1: Warum?\n",
      "lessons/en/first.md": "---\ntitle: First\n---\n## Why\n\n## Q1: Why?\n",
    ]
    #expect(
      try lines(changes) == [
        "lessons/de/first.md:4:1: error: heading id 'reason' does not exist in 'en'; add '{#reason}' to the same heading in lessons/en/first.md [heading-id-mismatch]"
      ])
  }
}
