import CoursewareCommands
import Foundation
import TestSupport
import Testing

/// The commands of whoever writes a course.
struct AuthorTests {
  @Test func `verify proves the course`() throws {
    try Story().expect(
      "verify", "--quiet")
    #expect(try Story().run(["verify"]).output.contains("0 not proven"))
  }

  @Test func `verify compares the stated answer with the computed one`() throws {
    let lesson = try Story().folder.read("lessons/en/lamps.md")
    let story = try Story(["lessons/en/lamps.md": lesson.replacing("\n2\n3\n", with: "\n2\n4\n")])
    let outcome = story.run(["verify", "--lang", "en", "--quiet"])
    #expect(outcome.status == .problems)
    #expect(
      outcome.talk.hasPrefix(
        "lessons/en/lamps.md:20:4: error: the answer is not what the code gives; stated: '2', '4'; the code gives: '2', '3' [wrong-answer]"
      ))
  }

  @Test func `dump prints a lesson's tree`() throws {
    let outcome = try Story().run(["dump", "lessons/de/lamps.md"])
    #expect(outcome.status == .done)
    #expect(outcome.output.hasPrefix("lesson lamps de\n  title: \"Lampen\" @2:1-2:14\n"))
    #expect(outcome.talk.isEmpty)
    try Story().expect(
      "dump", "nope.md", status: .usage,
      talk: "nope.md: error: there is no such file; name a lesson's Markdown file [no-file]")
  }
}
