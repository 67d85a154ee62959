import Lessons
import Testing

struct CorrespondenceTests {
  private func isWhole(_ course: TranslatedCourse) -> Bool {
    let translation = course.translation
    let lessons = ["en": [translation.source], "de": [translation.translation].compactMap(\.self)]
    let manifest = CourseManifest(title: [:], languages: ["en", "de"])
    return Course(root: "/course", manifest: manifest, lessons: lessons).isWhole
  }

  @Test(arguments: [
    ("A lamp has a level.", "A lamp has a level, always."),
    ("Look at the constant.", "> [!HINT] dims: Look."),
    ("- Lamps have levels.\n", "- Lamps have levels.\n- And switches.\n"),
    ("It can be dimmed.", "It can be dimmed.\n\nReally."),
    ("### Q1: Which level?", "### Q2: Which level?"),
    ("## Summary {#summary}", "## Summary {#summary}\n\n```text\n3\n```"),
    ("Level three.", ""),
    ("let level = 3 // bright", "let level = 3"),
    ("# Lamps {#lamps}", "# Lamps {#lamps}\n\n<!-- of glass -->"),
    ("It can be dimmed.", "| A | B |\n| - | - |\n| 1 | 2 |"),
  ])
  func `agrees with the reading of every block whether something is missing`(
    old: String, new: String
  ) {
    var course = TranslatedCourse()
    course.source = course.source.replacing(old, with: new)
    let isComplete = !course.problems.contains {
      $0.hasPrefix("missing") || $0.hasPrefix("extra")
    }
    #expect(isWhole(course) == isComplete)
  }

  @Test func `sections may stand in another order`() {
    var course = TranslatedCourse()
    course.source += "## Words {#words}\n\nOne.\n\n## Books {#books}\n\nTwo.\n"
    course.target? += "## Bücher {#books}\n\nZwei.\n\n## Wörter {#words}\n\nEins.\n"
    #expect(isWhole(course))
  }

  @Test func `a lesson that is not translated leaves a gap`() {
    var course = TranslatedCourse()
    course.target = nil
    #expect(!isWhole(course))
  }
}
