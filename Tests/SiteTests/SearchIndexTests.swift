import Lessons
import Testing

@testable import Site

struct SearchIndexTests {
  private func sections(_ language: String) -> [SearchIndex.Section] {
    (SampleCourse.course().lessons[language] ?? []).flatMap(SearchIndex.sections)
  }

  @Test func `cuts lessons at headings and questions`() {
    #expect(
      sections("en").map(\.at) == [
        "first.html", "first.html#owning", "first.html#q1", "first.html#q2", "second.html",
        "second.html#q3", "second.html#q4", "second.html#q5",
      ])
    #expect(sections("en")[3].title == "Q2: What is the value?")
    #expect(sections("en")[3].lesson == "Pets & owners")
    #expect(sections("de")[0].title == "Tiere & ihre Schätzung")
  }

  @Test func `finds code, and gives neither answers nor hints nor hidden code away`() {
    let text = sections("en").map(\.text).joined(separator: "\n")
    #expect(text.contains("pet + 3"))
    for secret in ["Because of the sum", "func rest() {}", "A hint", "secret", "let c = 3"] {
      #expect(!text.contains(secret))
    }
  }
}
