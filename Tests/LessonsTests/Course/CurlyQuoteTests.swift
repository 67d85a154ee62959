import Diagnostics
import Lessons
import TestSupport
import Testing

struct CurlyQuoteTests {
  /// Where the check finds something in a lesson with this text.
  private func places(_ text: String) throws -> [String] {
    let head = "---\ntitle: First\n---\n"
    let folder = try TemporaryCourse.make([
      "lessons/en/first.md": head + text + "\n\n## Q1: Why?\n"
    ])
    return CourseLoader().load(at: folder.path).diagnostics.filter {
      $0.identifier == "curly-quote"
    }.map { "\($0.severity.rawValue) \($0.range?.lowerBound.line ?? 0)" }
  }

  @Test(arguments: [
    "```swift\nlet a = “Hi”\n```", "Write `Text(“Hi”)`.\n", "## A `‘a’`", "- one\n\n  `„x“`",
    "| a |\n| - |\n| `“b”` |", "**`“c”`**", "```swift which\nlet a = \"x\"; let b = ‘y’\n```",
  ])
  func `marks in code are errors`(text: String) throws {
    #expect(try places(text).count == 1)
  }

  @Test(arguments: [
    "She said “Hi”.", "```swift\nlet a = \"“Hi” \\\" ‘x’\" // it’s\n```",
    "```swift\nlet a = \"\"\"\n  “Hi”\n  \"\"\"\n```", "```text\n“Hi”\n```",
  ])
  func `marks in words are none`(text: String) throws {
    #expect(try places(text) == [])
  }
}
