import Lessons
import Testing

@testable import Site

struct LessonPageTests {
  private let page = SampleCourse.site().text("en/first.html")

  @Test func `sets before and after side by side`() {
    #expect(
      page.contains(#"<div class="pair"><figure class="code"><figcaption>Before</figcaption>"#))
    #expect(page.contains("<figcaption>After</figcaption>"))
  }

  @Test func `shows no hidden line, no hidden fence and no hint, but copies what compiles`() {
    #expect(!page.contains("secret"))
    #expect(!page.contains("// hidden"))
    #expect(page.contains("data-copy=\"let b = 2\nlet c = 3\n\""))
    #expect(!SampleCourse.site().text("en/second.html").contains("A hint for the checker"))
  }

  @Test func `names the kind of a callout in words`() {
    #expect(
      page.contains(#"<div class="callout goal" role="note"><p class="name"><span>Goal</span></p>"#)
    )
    #expect(SampleCourse.site().text("de/first.html").contains("<span>Ziel</span>"))
  }

  @Test func `gives the title once`() {
    #expect(page.ranges(of: "<h1").count == 1)
    #expect(page.contains("<title>Pets &amp; owners · Pets</title>"))
    let place = "Lesson 1 of 2 · Beginner · about 1 min to read · 2 questions"
    #expect(page.contains(#"<p class="place">\#(place)</p>"#))
    #expect(page.contains(#"<meta name="description" content="Who owns the pet?">"#))
  }

  @Test func `lists sections and questions in the contents`() {
    #expect(page.contains(##"<a href="first.html" aria-current="page">"##))
    #expect(page.contains(##"<li><a href="#owning">Owning</a></li>"##))
    #expect(page.contains(##"<a href="#q2" data-id="q2">Q2</a>"##))
  }

  @Test func `links pages, not Markdown files`() {
    #expect(page.contains(#"<a href="second.html#q3">the other lesson</a>"#))
  }

  @Test func `shows a refused line and what the compiler says, once`() {
    let fence = "```swift fails=\"cannot find 'x' in scope\"\nlet a = 1\nx = a // ❌\n```\n"
    let alone = Site.page(fence)
    #expect(alone.contains(#"<figcaption class="bad">Does not compile</figcaption>"#))
    #expect(alone.contains(#"<samp>error: cannot find 'x' in scope</samp>"#))
    #expect(alone.contains(#"<span class="refused">x = a <span class="c">// ✕</span>"#))
    let followed = Site.page(fence + "\n> [!ERROR]\n> cannot find 'x' in scope\n")
    #expect(followed.ranges(of: "cannot find 'x' in scope").count == 1)
  }

  @Test func `shows what a snippet prints, and why a sketch is one`() {
    let printed = Site.page("```swift run\nprint(1)\n```\n\n```output\n1\n```\n")
    #expect(printed.contains("<b>Prints</b><samp>1\n</samp>"))
    let sketch = Site.page("```swift sketch=\"needs a server\"\nx()\n```\n")
    #expect(sketch.contains("Sketch: needs a server"))
  }

  @Test func `lets wide tables and code scroll inside themselves`() {
    #expect(
      Site.page("| a | b |\n| --- | --- |\n| 1 | 2 |\n").contains(#"<div class="scroll"><table>"#))
    #expect(Site.page("```text\nx\n```\n").contains(#"<pre class="plain"><code>x"#))
  }
}
