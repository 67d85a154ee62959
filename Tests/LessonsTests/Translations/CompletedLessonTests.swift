import Lessons
import Testing

struct CompletedLessonTests {
  /// The blocks of the completed translation in a word each, those of questions and folds included.
  private func words(_ course: TranslatedCourse) -> [String] {
    course.translation.completed.allBlocks.compactMap { block in
      let standing =
        switch block.standing {
        case .current: ""
        case .stale: "stale "
        case .borrowed(let language): "\(language) "
        }
      switch block.kind {
      case .paragraph(let content): return standing + content.plainText
      case .checkpoint(let checkpoint): return standing + checkpoint.title.plainText
      case .heading(let heading): return standing + heading.content.plainText
      case .list: return standing + "list"
      case .snippet: return standing + "snippet"
      default: return nil
      }
    }
  }

  @Test func `a translation that is up to date is left alone`() {
    let course = TranslatedCourse()
    #expect(words(course).allSatisfy { !$0.hasPrefix("en ") && !$0.hasPrefix("stale ") })
  }

  @Test
  func `what is missing stands in its place in the source's language, and what is stale says so`() {
    var course = TranslatedCourse()
    course.source = course.source.replacing("A lamp has", with: "First.\n\nThe lamp has")
      .replacing("Level three.", with: "Level three.\n\nReally.")
      .replacing("## Summary", with: "### Q2: Again?\n\nWhy.\n\n## Summary")
    #expect(
      words(course) == [
        "Lampen", "en First.", "stale Eine Lampe hat eine Stufe.", "snippet",
        "Man kann sie dimmen.", "Welche Stufe?", "Sieh dir die Konstante an.", "Stufe drei.",
        "en Really.", "en Again?", "Why.", "Zusammenfassung", "list", "Lampen haben Stufen.",
        "Stufen sind Zahlen.",
      ])
  }

  @Test func `a lesson that is not translated is the source's`() {
    var course = TranslatedCourse()
    course.target = nil
    let lesson = course.translation.completed
    #expect(lesson.language == "de")
    #expect(lesson.title == "Lamps")
    #expect(lesson.blocks.allSatisfy { $0.standing == .borrowed(from: "en") })
  }
}
