import Diagnostics
import Grading
import Lessons
import Proofs
import Testing

struct ReadWordsTests {
  /// What the fixture's checks read is `Darker` and `Level 1`.
  private func problems(with lesson: String) throws -> [String] {
    let exercise = try ExerciseReader.read("lamp", inCourse: Workshop.course)
    let lesson = LessonParser().parse(
      lesson, id: "lamps", language: "de", file: "lessons/de/lamps.md"
    ).lesson
    let checkpoint = try #require(lesson.checkpoints.first)
    return exercise.wordProblems(in: checkpoint, of: lesson).map(\.line)
  }

  @Test(arguments: [
    "### Q1: A lamp\n\nWrite a button `Darker` and the text `Level 3`.",
    "Der Text `Level 3`.\n\n### Q1: A lamp\n\n```swift\nButton(\"Darker\") {}\n```",
    "```swift\nText(\"Level \\(lamp.level(of: a))\")\n```\n\n### Q1: A lamp\n\n| Darker | x |\n| --- | --- |\n| a | b |",
  ])
  func `is content where the lesson says what is read, whatever the number`(lesson: String) throws {
    #expect(try problems(with: lesson) == [])
  }

  @Test func `names the place where a word is spelled otherwise`() throws {
    #expect(
      try problems(with: "### Q1: A lamp\n\nText.\n\nA button `Darkar` and `Level 3`.") == [
        "lessons/de/lamps.md:5:1: error: the checks of lamp read 'Darker', which this lesson does not say; it says 'Darkar'; spell it as the checks do [unsaid-word]"
      ])
  }

  @Test(arguments: [
    "", "> [!HINT] darkens: it is Darker\n> Darker", "Darkers, and XDarker",
    "<details>\n\nA button Darker.\n\n</details>",
  ])
  func `does not count what nobody has to read, nor parts of words`(text: String) throws {
    #expect(
      try problems(with: "### Q1: A lamp\n\n`Level 3`\n\n\(text)") == [
        "lessons/de/lamps.md:1:1: error: the checks of lamp read 'Darker', which this lesson does not say; say it in the question, as code [unsaid-word]"
      ])
  }
}
