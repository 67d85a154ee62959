import Lessons
import Testing

@testable import Site

struct OutlineTests {
  private func course(lessons count: Int) -> Course {
    let lessons = (0..<count).map { SampleCourse.lesson("# Lesson \($0)\n", id: "l\($0)") }
    let glossary = SampleCourse.lesson(
      "---\ntitle: Words\nrole: reference\n---\n\n## One\n\nIt.\n", id: "words")
    return Course(
      root: "/course", manifest: CourseManifest(title: ["en": "Many"], languages: ["en"]),
      lessons: ["en": lessons + [glossary]])
  }

  private func numbers(_ page: String) -> [String] {
    page.matches(of: #/<li><a href="l(\d+)\.html"/#).map { String($0.1) }
  }

  @Test func `does not count what is only looked up among the lessons`() {
    let site = SiteBuilder(theme: SampleCourse.theme).build(course(lessons: 2))
    let words = site.text("en/words.html")
    #expect(!words.contains("Lesson 3") && !words.contains(#"class="turn""#))
    #expect(words.contains(#"<article class="prose reference">"#))
    #expect(site.text("en/l1.html").contains("Lesson 2 of 2"))
    #expect(!site.text("en/l1.html").contains(#"rel="next""#))
    let start = site.text("en/index.html")
    #expect(start.contains(##"<h2 id="look-up">Look things up</h2>"##))
    #expect(site.text("en/print.html").contains(#"<article class="prose" id="words">"#))
  }

  @Test(arguments: [(0, 0), (50, 30), (99, 60)])
  func `shows the lessons around this one where there are many`(lesson: Int, first: Int) {
    let site = SiteBuilder(theme: SampleCourse.theme).build(course(lessons: 100))
    let page = site.text("en/l\(lesson).html")
    #expect(numbers(page) == (first..<first + 40).map { "\($0)" })
    #expect(page.contains(#"<a href="index.html">All lessons</a>"#))
  }

  @Test func `shows all lessons where they are few`() {
    let site = SiteBuilder(theme: SampleCourse.theme).build(course(lessons: 40))
    #expect(numbers(site.text("en/l0.html")).count == 40)
    #expect(!site.text("en/l0.html").contains("All lessons"))
  }
}
