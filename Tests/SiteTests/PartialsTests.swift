import Diagnostics
import Testing

@testable import Site

struct PartialsTests {
  private func site(_ partials: [String: String]) -> Site {
    var theme = SampleCourse.theme
    for (name, text) in partials { theme.files["partials/" + name] = Array(text.utf8) }
    return SiteBuilder(theme: theme).build(SampleCourse.course())
  }

  @Test(arguments: [
    ("head", #"<meta name="author" content="x">"#), ("brand", "<b>Pets Inc.</b>"),
    ("header", "<p>Welcome.</p>"), ("lesson-end", "<p>Well read.</p>"),
    ("footer", "<p>Pets Inc. made this.</p>"),
  ])
  func `puts an author's piece into its place`(name: String, text: String) {
    let site = site([name + ".html": text])
    #expect(site.diagnostics.isEmpty)
    #expect(site.text("en/first.html").ranges(of: text).count == 1)
    #expect(site.text("de/index.html").contains(text) == (name != "lesson-end"))
    #expect(!site.files.keys.contains { $0.contains("partials") })
  }

  @Test func `prefers the piece in the page's language`() {
    let site = site(["footer.html": "<p>Hello</p>", "footer.de.html": "<p>Hallo</p>"])
    #expect(site.text("en/index.html").contains("<p>Hello</p>"))
    #expect(site.text("de/index.html").contains("<p>Hallo</p>"))
    #expect(!site.text("de/index.html").contains("<p>Hello</p>"))
  }

  @Test func `fills in what the page knows, as text`() {
    let text = #"<a href="{{root}}x.html" title="{{course}}">{{title}} {{language}}</a>"#
    let page = site(["header.html": text]).text("en/first.html")
    #expect(page.contains(#"<a href="../x.html" title="Pets">Pets &amp; owners en</a>"#))
  }

  @Test(arguments: [
    ("sidebar.html", "x", "unknown-partial"), ("footer.fr.html", "x", "unknown-partial"),
    ("footer.txt", "x", "unknown-partial"), ("footer.html", "{{date}}", "unknown-value"),
  ])
  func `says what no page has a place for`(name: String, text: String, identifier: String) {
    #expect(site([name: text]).diagnostics.map(\.identifier) == [identifier])
  }
}
