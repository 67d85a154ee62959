import Diagnostics
import TestSupport
import Testing

@testable import Lessons

struct GlossaryCheckTests {
  private func lines(
    english: String = "A lamp.", german: String = "Eine Lampe.", germanForm: String = "lamp"
  ) throws -> [String] {
    let folder = try TemporaryCourse.make([
      "lessons/en/glossary.md":
        "---\ntitle: Glossary\n---\n\n## Lamp {#lamp}\n\n(Lampe) It shines.\n\n<!-- not: light, torch -->\n",
      "lessons/de/glossary.md":
        "---\ntitle: Glossar\n---\n\n## Lampe, Leuchte {#lamp}\n\n(\(germanForm)) Sie leuchtet.\n\n<!-- not: Funzel -->\n",
      "lessons/en/first.md": "---\ntitle: First\n---\n\n\(english)\n\n## Q1: Why?\n",
      "lessons/de/first.md": "---\ntitle: Erste\n---\n\n\(german)\n\n## Q1: Warum?\n",
    ])
    let course = try #require(CourseLoader().load(at: folder.path).course)
    return GlossaryCheck().diagnostics(for: course).map(\.line)
  }

  @Test func `a course that keeps to its glossary is in order`() throws {
    #expect(try lines() == [])
    #expect(
      try lines(english: "[A lamp](glossary.md#lamp)", german: "> [x](glossary.md#lamp)") == [])
  }

  @Test func `a word advised against is told with its place`() throws {
    #expect(
      try lines(english: "Dear\nlight and lighter, `light`.", german: "**Funzel**") == [
        "lessons/en/first.md:6:1: warning: the glossary advises against 'light'; write 'Lamp' [glossary-word]",
        "lessons/de/first.md:5:3: warning: the glossary advises against 'Funzel'; write 'Lampe' [glossary-word]",
      ])
  }

  @Test(arguments: [
    ("Lights.", 1), ("Two lights.", 1), ("Slight, lighten, lighter, lighthouse.", 0),
    ("A dim\nlight, a dim  light, dim lights.", 3), ("> A dim\n> light.", 1),
    ("Two batteries. Batteries!", 2), ("A batter.", 0),
  ])
  func `an English word is found as sentences write it`(text: String, count: Int) {
    let words = ["light", "dim light", "battery"].map { AvoidedWord($0, language: "en") }
    let found = Set(words.flatMap { $0.ranges(in: text) }.map(\.upperBound))
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("Der Funzel, die Funzeln, des Funzels.", 3), ("Zum Funzeln, sie funzeln.", 1),
    ("Funzelig, Ofenfunzel.", 0),
  ])
  func `a German noun is found with its endings, and keeps its capital`(text: String, count: Int) {
    #expect(AvoidedWord("Funzel", language: "de").ranges(in: text).count == count)
  }

  @Test func `code and addresses are no words`() throws {
    #expect(try lines(english: "[a](light.md) `light`\n\n```swift\nlight\n```") == [])
  }

  @Test func `a term is called in brackets what the other glossary calls it`() throws {
    #expect(
      try lines(germanForm: "lantern") == [
        "lessons/de/glossary.md:5:1: warning: 'Lamp' is what the term is called in 'en'; write it in the brackets, or correct the other glossary [glossary-form]"
      ])
  }

  @Test func `both languages link the same terms`() throws {
    #expect(
      try lines(english: "[A lamp](glossary.md#lamp)") == [
        "lessons/de/first.md: warning: the term 'lamp' is linked in the other language alone; link it where it is used first: (glossary.md#lamp) [glossary-link]"
      ])
    #expect(
      try lines(german: "- **[Lampe](glossary.md#lamp)**") == [
        "lessons/en/first.md: warning: the term 'lamp' is linked in the other language alone; link it where it is used first: (glossary.md#lamp) [glossary-link]"
      ])
  }
}
