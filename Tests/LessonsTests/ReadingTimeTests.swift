import Lessons
import Testing

struct ReadingTimeTests {
  private func minutes(_ text: String) -> Int {
    LessonParser().parse(text, id: "a", language: "en", file: "a.md").lesson.readingMinutes
  }

  private let words = [String](repeating: "word", count: 400).joined(separator: " ")

  @Test func `counts words and lines of code, wherever they stand`() {
    #expect(minutes("") == 1)
    #expect(minutes(words) == 2)
    #expect(minutes("- \(words)\n\n> \(words)") == 4)
    #expect(
      minutes("## Q1: a\n\n\(words)\n\n<details>\n<summary>b</summary>\n\n\(words)\n\n</details>")
        == 4)
    #expect(minutes("```swift\n" + String(repeating: "a\n\n", count: 120) + "```") == 3)
  }

  @Test func `does not count what is not shown`() {
    #expect(minutes("## Q1: a\n\n> [!HINT] b: c\n> \(words) \(words)") == 1)
    #expect(minutes("```swift\n" + String(repeating: "a // hidden\n", count: 120) + "```") == 1)
  }
}
