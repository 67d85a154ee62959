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

  @Test func `keeps the words that a glossary advises against for the search alone`() throws {
    let glossary = "# Words\n\n## Binding {#binding}\n\nAccess.\n\n<!-- not: Bindung, Band -->\n"
    let site = SampleCourse.site(first: glossary)
    let index = site.text("assets/search-en.js")
    #expect(index.contains(#""also":"Bindung Band""#))
    #expect(!site.text("en/first.html").contains("Bindung"))
    let hostile = "# Words\n\n<script>a</script><!-- not: b -->\n"
    #expect(SampleCourse.site(first: hostile).text("en/first.html").contains("&lt;script&gt;"))
  }
}
