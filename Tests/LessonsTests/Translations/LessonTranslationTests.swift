import Diagnostics
import Lessons
import Testing

struct LessonTranslationTests {
  /// A change of a lesson: what is replaced by what.
  struct Change: CustomTestStringConvertible {
    var english: [String: String] = [:]
    var german: [String: String] = [:]
    var problems: [String]

    var testDescription: String { problems.joined(separator: ", ") }
  }

  private static let changes = [
    Change(problems: []),
    Change(english: ["has a level.": "has one level."], problems: ["stale lamps/paragraph-1"]),
    Change(english: ["// bright": "// dim"], problems: ["stale lamps/snippet-1"]),
    Change(english: ["```swift\n": "```swift run\n"], problems: ["stale lamps/snippet-1"]),
    Change(english: ["A lamp has": "A lamp\nhas"], problems: []),
    Change(english: ["let level": "let  level"], problems: ["stale lamps/snippet-1"]),
    Change(
      english: ["It can be": "A switch is there.\n\nIt can be"],
      problems: ["missing lamps/paragraph-2"]),
    Change(
      english: ["A lamp has": "Look at it.\n\nThe lamp has"],
      problems: ["missing lamps/paragraph-1", "stale lamps/paragraph-2"]),
    Change(
      english: ["A lamp has": "Look at it.\n\nA lamp has"],
      german: ["hat eine": "besitzt eine"], problems: ["missing lamps/paragraph-1"]),
    Change(german: ["hat eine Stufe": "hat genau eine Stufe"], problems: []),
    Change(english: ["It can be dimmed.\n\n": ""], problems: ["extra lamps/paragraph-2"]),
    Change(german: ["Man kann sie dimmen.\n\n": ""], problems: ["missing lamps/paragraph-2"]),
    Change(
      german: ["Man kann": "Schau hin.\n\nMan kann"], problems: ["extra lamps/paragraph-2"]),
    Change(
      english: [
        "A lamp has a level.\n\n```swift\nlet level = 3 // bright\n```\n\nIt can be dimmed.":
          "It can be dimmed.\n\n```swift\nlet level = 3 // bright\n```\n\nA lamp has a level."
      ], problems: ["moved lamps/paragraph-1", "moved lamps/paragraph-2"]),
    Change(
      english: ["It can be dimmed.\n\n###": "###", "- Lamps": "It can be dimmed.\n\n- Lamps"],
      problems: ["moved summary/paragraph-1"]),
    Change(
      german: [
        "Man kann sie dimmen.\n\n###": "###", "- Lampen": "Man kann sie dimmen.\n\n- Lampen",
      ],
      problems: ["moved lamps/paragraph-2"]),
    Change(english: ["Level three.": "Level 3."], problems: ["stale q1/fold-1/paragraph-1"]),
    Change(english: ["Which level?": "What level?"], problems: ["stale q1/question-1"]),
    Change(english: ["Levels are": "All levels are"], problems: ["stale summary/list-1"]),
    Change(english: [">Answer<": ">The answer<"], problems: ["stale q1/fold-1"]),
    Change(
      english: ["title: Lamps": "title: All lamps"], problems: ["stale front-matter/title"]),
    Change(
      english: ["It can be dimmed.": "A lamp has a level."],
      problems: ["stale lamps/paragraph-2"]),
    Change(
      english: ["It can": "One more.\n\nIt can"], german: ["Man kann": "Noch einer.\n\nMan kann"],
      problems: ["unrecorded lamps/paragraph-2"]),
    Change(
      english: ["## Summary": "### Q2: New?\n\nWhy.\n\n## Summary"],
      problems: ["missing q2/question-1", "missing q2/paragraph-1"]),
  ]

  @Test(arguments: changes)
  func `tells which blocks are not up to date, and no others`(change: Change) {
    var course = TranslatedCourse()
    for (old, new) in change.english { course.source = course.source.replacing(old, with: new) }
    for (old, new) in change.german {
      course.target = course.target?.replacing(old, with: new)
    }
    #expect(course.problems == change.problems)
  }

  @Test func `a section that moved in both lessons stays up to date`() throws {
    func moved(_ text: String) throws -> String {
      let question = try #require(text.firstRange(of: "### Q1"))
      let last = try #require(text.ranges(of: "\n## ").last)
      return text[..<question.lowerBound] + "## " + text[last.upperBound...] + "\n"
        + text[question.lowerBound..<last.lowerBound] + "\n"
    }
    var course = TranslatedCourse()
    course.source = try moved(course.source)
    course.target = try moved(TranslatedCourse.german)
    #expect(course.source.contains("Levels are numbers.\n\n### Q1"))
    #expect(course.problems == [])
  }

  @Test func `what is accepted is up to date, and the rest stays as it was`() {
    var course = TranslatedCourse()
    course.source = course.source.replacing("has a level.", with: "has one.")
      .replacing("can be dimmed", with: "dims")
    course.record = course.translation.record { $0 == "lamps/paragraph-1" }
    #expect(course.problems == ["stale lamps/paragraph-2"])
    course.record = course.translation.record { _ in true }
    #expect(course.problems == [])
  }

  @Test func `a lesson that is not there is missing as a whole`() {
    var course = TranslatedCourse()
    course.target = nil
    #expect(course.translation.counts.missing == course.translation.parts.count)
  }

  @Test func `says what became of the source`() throws {
    var course = TranslatedCourse()
    course.source = course.source.replacing("has a level.", with: "has one level.")
      .replacing("// bright", with: "// dim")
    let changes = course.translation.parts.compactMap(\.change?.lines)
    #expect(
      changes == [
        ["A lamp has [-a-] {+one+} level."],
        ["  ```swift", "- let level = 3 // bright", "+ let level = 3 // dim", "  ```"],
      ])
  }

  @Test(arguments: [
    ("Look at `level`.", "Sieh dir `level` an.", []),
    ("Look at `level`.", "Sieh dir `Stufe` an.", ["`Stufe`", "`level`"]),
    ("Look at `level`.", "Sieh es dir an.", ["`level`"]),
  ])
  func `code in a question is spelled alike`(english: String, german: String, spans: [String]) {
    var course = TranslatedCourse()
    course.source = course.source.replacing("Look at the constant.", with: english)
    course.target = course.target?.replacing("Sieh dir die Konstante an.", with: german)
    #expect(course.translation.spellingProblems.isEmpty, "what is stale is left alone")
    course.record = course.translation.record { _ in true }
    let problems = course.translation.spellingProblems
    #expect(problems.map { String($0.summary.prefix { $0 != " " }) } == spans)
  }
}
