import Diagnostics
import Lessons
import Testing

@testable import Site

struct HostileLessonTests {
  private static let script = "<script>alert(1)</script>"

  static let lesson = """
    ---
    title: "</title>\(script)"
    summary: "\\"><img src=x onerror=alert(1)>"
    level: "\(script)"
    requires: "\(script)"
    ---

    # "><script>alert(1)</script> {#"onclick=alert(1)}

    [a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](<java\tscript:alert(1)>) [d](data:text/html,x)
    [e](vbscript:x) [f](//evil.example) [g](\\\\\\\\evil.example) [h](&#106;avascript:alert(1))
    ![i](https://evil.example/pixel.png "x") ![j](javascript:alert(1)) <https://example.org/?a=1&b="2">

    text <img src=x onerror=alert(1)> <a href="javascript:alert(1)">x</a> <b onclick="alert(1)" title="t">bold</b>
    <svg/onload=alert(1)> </section></main> <kbd>K</kbd> <b>open <i>crossed</b> </i>

    <script>alert(1)</script>

    <iframe src="https://evil.example"></iframe>

    <style>body { display: none }</style>

    <!-- <script>alert(1)</script> -->

    | <script>alert(1)</script> | b |
    | --- | --- |
    | <img src=x onerror=alert(1)> | `</td><script>` |

    > [!TIP] <script>alert(1)</script>
    > "><script>alert(1)</script>

    ```swift
    let s = "</code></pre><script>alert(1)</script>"
    ```

    ```swift fails="</samp><script>alert(1)</script>"
    let x: Int = "\\"><script>alert(1)</script>"
    ```

    ```html "><script>alert(1)</script>
    </pre><script>alert(1)</script>
    ```

    ### Q1: </h3><script>alert(1)</script>

    ```swift predict
    "</label><script>alert(1)</script>"
    ```

    <details>
    <summary><script>alert(1)</script></summary>

    ```answer
    </li><script>alert(1)</script>
    ```

    </details>
    """

  private let site = SampleCourse.site(first: lesson)

  @Test func `lets no script, handler, frame or style of a lesson into a page`() {
    for path in site.files.keys where path.hasSuffix(".html") {
      let html = site.text(path)
      let reader = MarkupReader(html)
      #expect(
        html.matches(of: #/<script/#).count
          == html.matches(of: #/<script src="[./]*assets/(?:course|lessons|progress)/#).count)
      for name in ["iframe", "style", "object", "embed", "base", "img"] {
        #expect(!html.contains("<\(name)"), "\(path) holds <\(name)>")
      }
      for tag in reader.tags {
        #expect(!tag.attributes.keys.contains { $0.hasPrefix("on") }, "\(tag)")
        for address in [tag.attributes["href"], tag.attributes["src"]].compactMap(\.self) {
          #expect(Address(address).isSafeToFollow, "\(tag)")
        }
      }
    }
  }

  @Test func `keeps the page's own elements closed where they should be`() {
    let html = site.text("en/first.html")
    for name in ["main", "section", "article", "details", "pre", "table", "b", "i", "kbd", "form"] {
      let starts = html.components("<\(name) ") + html.components("<\(name)>")
      let ends = html.components("</\(name)>")
      #expect(starts == ends, "\(name): \(starts) opened, \(ends) closed")
    }
  }

  @Test func `keeps safe markup, without what it may not carry`() {
    let html = site.text("en/first.html")
    #expect(html.contains(#"<b title="t">bold</b>"#))
    #expect(html.contains("<kbd>K</kbd>"))
  }

  @Test func `tells the author what it took out, and where`() {
    let messages = site.diagnostics.map(\.line)
    #expect(
      messages.contains {
        $0.hasPrefix("lessons/en/first.md:10:1: warning: 'javascript:alert(1)' is left out")
      })
    #expect(messages.contains { $0.contains("'https://evil.example/pixel.png' is left out") })
    #expect(
      messages.contains { $0.contains("'<iframe src=\"https://evil.example\">' is shown as text") })
    #expect(!site.diagnostics.containsErrors)
  }

  @Test func `puts no tag of a lesson into the scripts either`() {
    for path in ["assets/course-en.js", "assets/search-en.js"] {
      let text = site.text(path)
      #expect(!text.isEmpty)
      #expect(!text.contains("</script"), "\(path) can end a script element")
    }
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
