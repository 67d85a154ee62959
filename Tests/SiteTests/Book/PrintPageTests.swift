import Testing

@testable import Site

struct PrintPageTests {
  private let page = SampleCourse.site().text("en/print.html")

  @Test func `holds all lessons under the course's title`() {
    #expect(page.contains("<h1>Pets</h1>"))
    #expect(page.contains("<h2>Pets &amp; owners</h2>"))
    #expect(page.contains("<h2>Second</h2>"))
    #expect(page.ranges(of: "<article").count == 2)
  }

  @Test func `links within itself`() {
    #expect(page.contains(##"<a href="#second-q3">the other lesson</a>"##))
    #expect(page.contains(##"<a href="#first-q2">question two</a>"##))
  }

  @Test func `keeps answers apart, so that they can be left out`() throws {
    let parts = page.split(separator: #"<section class="answers-part">"#)
    #expect(parts.count == 3)
    #expect(!parts[0].contains("Because of the sum"))
    #expect(parts[1].contains("Because of the sum"))
    #expect(page.contains(#"<input type="checkbox" id="with-answers" checked="">"#))
  }
}
