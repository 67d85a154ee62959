import HTML
import Lessons

/// The whole course in one page, for paper, with or without the answers.
struct PrintPage {
  let course: CourseContext
  let words: Words

  static let file = "print.html"

  var page: Page {
    let outline = CourseOutline(course.course, language: words.language)
    let chapters = (course.course.lessons[words.language] ?? []).flatMap { lesson -> [Node] in
      let rendering = course.renderer(of: lesson.id, words, medium: .print)
      let chapter = BookChapter(rendering: rendering, lesson: lesson, level: 2)
      return [.element("article", ["class": "prose", "id": lesson.id], chapter.nodes), "\n"]
    }
    let choice = Node.element(
      "p", ["class": "row no-print"],
      [
        .element("a", ["class": "button", "href": "index.html"], [.text(words(.home))]),
        .element(
          "label", [:],
          [
            .void("input", ["type": "checkbox", "id": "with-answers", "checked": ""]), " ",
            .text(words(.withAnswers)),
          ]),
      ])
    return Page(
      path: "\(words.language)/\(Self.file)", language: words.language,
      title: "\(outline.title) · \(words(.wholeCourse))", isHidden: true,
      body: [
        .element(
          "main", ["class": "whole", "id": "main"],
          [choice] + course.draftNote(words) + [.element("h1", [:], [.text(outline.title)])]
            + (course.provenance?.remark(words) ?? []) + chapters)
      ])
  }
}
