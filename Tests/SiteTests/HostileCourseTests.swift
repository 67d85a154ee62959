import Lessons
import Testing

@testable import Site

/// Places, beside running text, where a course can say something that a page must not believe.
struct HostileCourseTests {
  private static let script =
    #""'></title></script></style><script>alert(1)</script><img src=x onerror=alert(1)>"#

  /// A kind of place with a lesson that holds the script there.
  static let lessons: [(kind: String, text: String)] = [
    ("footnote", "A word.[^n]\n\n[^n]: \(script) [a](javascript:alert(1))"),
    ("spot", "```swift\nlet a = 1 // ① \(script)\n```\n\nThat is ①."),
    ("remark", "```swift\nlet a = 1 // ❌ \(script)\n```"),
    ("sketch", "```swift sketch=\"<script>alert(1)</script>\"\nlet a = 1\n```"),
    ("output", "```swift run\nprint(1)\n```\n\n```output\n\(script)\n```"),
    ("side by side", "```swift before\n\(script)\n```\n\n```swift after\n\(script)\n```"),
    ("callout's title", "> [!NOTE] \(script)\n> Text."),
    ("compiler's message", "> [!ERROR]\n> \(script)"),
    ("summary", "<details>\n<summary>\(script)</summary>\n\nText.\n\n</details>"),
    ("list", "- \(script)\n\n  1. <svg onload=alert(1)>\n"),
    ("heading", "## \(script)"),
    ("own id", "## A heading {#\"><script>alert(1)</script>}"),
    ("link's title", "[a](https://example.org \"\(script.replacing("\"", with: ""))\")"),
    ("link's target", "[a](<https://example.org/\(script.replacing(">", with: ""))>)"),
    ("data link", "[a](data:text/html;base64,PHNjcmlwdD4=) [b](blob:x) [c](file:///etc/passwd)"),
    ("picture's text", "![\(script)](nothing.png \"onerror\")"),
    ("reference", "[a][r]\n\n[r]: javascript:alert(1) 'x'"),
    ("table", "| a | \(script) |\n| --- | --- |\n| \(script) | [x](vbscript:x) |"),
    ("which", question("swift which", script, answer: "compiles")),
    ("blank", question("swift blank", "let a = _____ // \(script)", answer: script)),
    ("choose", question("swift choose", "// \(script)", answer: "fits")),
    ("values", question("swift predict", "let a = f()\n\(script)\na", answer: "\(script)\n1")),
    (
      "math of entities",
      "&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62;"
    ),
  ]

  private static func question(_ fence: String, _ code: String, answer: String) -> String {
    """
    ### Q1: A question

    ```\(fence)
    \(code)
    ```

    <details>

    ```answer
    \(answer)
    ```

    </details>
    """
  }

  /// Holds every page and listing of a site to elements of its own.
  private func expectHarmless(_ site: Site, _ kind: String) {
    for (path, bytes) in site.files {
      let text = String(decoding: bytes, as: UTF8.self)
      if path.hasSuffix(".js") { #expect(!text.contains("</script"), "\(kind): \(path)") }
      if path.hasSuffix(".xml") { #expect(!text.contains("<script"), "\(kind): \(path)") }
      guard path.hasSuffix(".html") else { continue }
      for part in ["<script>", "<img src=x", "<svg onload", "<style>", "<iframe"] {
        #expect(!text.contains(part), "\(kind): \(path) holds \(part)")
      }
      for tag in MarkupReader(text).tags {
        let attributes = tag.attributes
        #expect(!attributes.keys.contains { $0.hasPrefix("on") }, "\(kind): \(path): \(tag)")
        if tag.name == "script" {
          #expect(attributes["src"]?.contains("assets/") == true, "\(kind): \(path): \(tag)")
        }
        for address in [attributes["href"], attributes["src"]].compactMap(\.self) {
          #expect(Address(address).isSafeToFollow, "\(kind): \(path): \(tag)")
        }
      }
    }
  }

  @Test(arguments: lessons.indices)
  func `lets nothing run, in whichever place of a lesson it stands`(index: Int) {
    let (kind, text) = Self.lessons[index]
    let site = SampleCourse.site(first: "---\ntitle: A\n---\n\n" + text)
    #expect(site.files["en/first.html"] != nil, "\(kind)")
    expectHarmless(site, kind)
  }

  @Test func `lets nothing run that the configuration or a translation says`() {
    var course = SampleCourse.course()
    course.manifest.title = ["en": Self.script, "de": Self.script]
    course.manifest.summary = ["en": Self.script, "de": Self.script]
    let german = "---\ntitle: \"\(Self.script.replacing("\"", with: ""))\"\n---\n\n\(Self.script)"
    course.lessons["de"]?[0] = SampleCourse.lesson(german, language: "de")
    var theme = SampleCourse.theme
    theme.files["partials/header.html"] = Array("<p title=\"{{title}}\">{{course}}</p>".utf8)
    let provenance = Provenance(
      compiler: Self.script, revision: Self.script, day: Self.script, proven: 1, sketches: 0)
    let site = SiteBuilder(theme: theme, base: "https://example.org/").build(
      course, exercises: [], provenance: provenance)
    expectHarmless(site, "configuration")
    #expect(site.text("en/index.html").contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }
}
