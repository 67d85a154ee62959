import Lessons
import Testing

@testable import Site

struct ProofPageTests {
  private func site(_ markdown: String, _ provenance: Provenance?) -> Site {
    SiteBuilder(theme: SampleCourse.theme).build(
      SampleCourse.course(first: markdown), provenance: provenance)
  }

  @Test func `says with what and from what the course was proven`() {
    let english = SampleCourse.site().text("en/proof.html")
    #expect(english.contains("All 12 code samples of this course were checked with Swift 6.3.1."))
    #expect(english.contains("Sketches that nothing checks: 1. Revision abc1234 of 5 March 2026."))
    #expect(SampleCourse.site().text("de/proof.html").contains("Stand abc1234 vom 5. März 2026."))
  }

  @Test func `counts the samples by what was proven of them`() {
    let page = site(SampleCourse.showcase, SampleCourse.provenance).text("en/proof.html")
    let counts = page.matches(of: #/<td class="right">(\d+)<\/td>/#).map { String($0.1) }
    // Of the first lesson: one of each; of the second: two answered by lines or blanks, and a solution that compiles.
    #expect(counts == ["2", "1", "1", "1", "3", "0"])
  }

  @Test func `lists every sketch with its reason and its place`() {
    let page = site("```swift sketch=\"needs <a> server\"\nx()\n```\n", SampleCourse.provenance)
    #expect(
      page.text("en/proof.html").contains(
        "<li>needs &lt;a&gt; server <code>lessons/en/first.md:1</code></li>"))
  }

  @Test func `says beside each sample how it was proven`() {
    let page = site(SampleCourse.showcase, SampleCourse.provenance).text("en/first.html")
    for mark in ["compiled", "refused, as shown", "ran, and printed this", "stopped when run"] {
      #expect(page.contains("<span class=\"proof\">\(mark)</span>"))
    }
  }

  @Test func `marks a draft on every page, and claims nothing in it`() {
    let draft = site(SampleCourse.showcase, nil)
    for page in ["en/first.html", "en/second.html", "en/index.html", "en/proof.html"] {
      #expect(draft.text(page).contains("Draft: not every code sample"))
      #expect(!draft.text(page).contains("class=\"proof\""))
      #expect(!SampleCourse.site().text(page).contains("Draft:"))
    }
  }

  @Test(arguments: [
    ("2026-11-30", "30. November 2026"), ("2026-03-05", "5. März 2026"),
    ("2026-13-01", "2026-13-01"),
    ("soon", "soon"), ("", ""),
  ])
  func `writes days as German does`(day: String, text: String) throws {
    let words = try #require(Words(language: "de"))
    #expect(words.day(day) == text)
  }
}
