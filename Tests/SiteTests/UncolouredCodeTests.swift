import Lessons
import Testing

@testable import Site

struct UncolouredCodeTests {
  /// A site's text files, and the parts of its books, which are kept as they are.
  private func site(highlight: Bool) -> [String: String] {
    var course = SampleCourse.course(first: SampleCourse.english + "\n\n" + Self.marked)
    course.manifest.highlight = highlight
    let site = SiteBuilder(theme: SampleCourse.theme).build(course, exercises: ["q5"])
    return site.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private static let marked = """
    ```swift
    import SwiftUI
    let a = "text" // ① the first
    let b = a // given
    let c = 5 // ❌ no
    /* one
       two */
    struct Own: View {}
    ```

    ```swift
    let sum = 1 + 2 // a remark
    struct Pet: View { @State var age = 3 }
    ```
    """

  @Test func `is the coloured one without its colours`() throws {
    let coloured = site(highlight: true)
    let plain = site(highlight: false)
    #expect(coloured.keys.sorted() == plain.keys.sorted())
    for (path, text) in coloured where path.hasSuffix(".html") {
      let bare = text.replacing(#/<span class="[ktsncad]">([^<]*)<\/span>/#) { $0.1 }
      #expect(plain[path] == bare, "\(path)")
    }
    let page = try #require(plain["en/first.html"])
    #expect(page.contains("let sum = 1 + 2 // a remark\n"))
    #expect(page.contains("class=\"spot\"") && page.contains("class=\"refused\""))
    #expect(page.contains("data-copy=\"import SwiftUI"))
    #expect(coloured["en/first.html"]?.contains("<span class=\"k\">let</span> sum") == true)
  }

  @Test func `asks lessons to be shown anew`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    _ = try course.build()
    try course.write(
      #"{"title": {"en": "Pets", "de": "Tiere"}, "languages": ["en", "de"], "highlight": false}"#,
      to: "course.json")
    #expect(Set(try course.build()).isSuperset(of: ["en/first.html", "de/first.html"]))
  }
}
