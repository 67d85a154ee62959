import Diagnostics
import Testing

@testable import Site

struct FootnoteTests {
  private static let lesson = """
    # Notes

    First[^b], second[^a] and *first[^b]* again, and one word[^w].

    | Head |
    | --- |
    | cell[^a] |

    [^a]: About *a* and `code`.
    [^b]: About [b](#notes).

    [^w]: Word

    """

  @Test func `numbers notes in the order in which the text points to them`() {
    let page = Site.page(Self.lesson)
    let notes = MarkupReader(page).tags("li").compactMap { $0.attributes["id"] }
    #expect(notes == ["fn.1", "fn.2", "fn.3"])
    let items = page.matches(of: #/<li id="fn\.\d">(.*?) <a href="\#fn/#).map { String($0.1) }
    #expect(
      items == [
        ##"About <a href="#notes">b</a>."##, "About <em>a</em> and <code>code</code>.", "Word",
      ])
    #expect(!page.contains("[^"))
  }

  @Test func `leads there and back, from the first of several places`() {
    let reader = MarkupReader(Site.page(Self.lesson))
    let pointers = reader.tags("a").filter { $0.attributes["role"] == "doc-noteref" }
    #expect(
      pointers.map { $0.attributes["href"] } == ["#fn.1", "#fn.2", "#fn.1", "#fn.3", "#fn.2"])
    #expect(
      pointers.map { $0.attributes["id"] } == ["fn.1.from", "fn.2.from", nil, "fn.3.from", nil])
    let back = reader.tags("a").filter { $0.attributes["role"] == "doc-backlink" }
    #expect(back.map { $0.attributes["href"] } == ["#fn.1.from", "#fn.2.from", "#fn.3.from"])
  }

  @Test func `tells the notes of one lesson from those of another on paper`() {
    let page = SampleCourse.site(first: Self.lesson).text("en/print.html")
    #expect(page.contains(##"href="#first-fn.1""##) && page.contains(#"<li id="first-fn.1">"#))
  }

  @Test(arguments: [
    ("Text[^x].\n", "no-footnote"), ("[^y]: Nobody points here.\n", "unused-footnote"),
    ("Text[^z].\n\n[^z]: See [it](gone.md).\n", "dead-link"),
    ("Text[^z].\n\n[^z]: <script>alert(1)</script> there.\n", "unsafe-html"),
  ])
  func `says what is wrong with a note`(markdown: String, identifier: String) {
    let site = SampleCourse.site(first: "# Title\n\n" + markdown)
    #expect(Set(site.diagnostics.map(\.identifier)).contains(identifier))
    #expect(!site.text("en/first.html").contains("<script>"))
  }

  @Test func `leaves code, and carets that mean nothing, alone`() {
    let page = Site.page("# T\n\nThe `[^a]` is code, a ^ b and [^ c] are not notes.\n")
    #expect(page.contains("<code>[^a]</code> is code, a ^ b and [^ c] are not notes."))
  }
}
