import HTML
import Lessons

/// The whole course in one page, for paper, with or without the answers.
struct PrintPage {
  let course: CourseContext
  let words: Words

  static let file = "print.html"

  var path: String { "\(words.language)/\(Self.file)" }

  /// The page's markup before and behind its chapters.
  func frame(_ writer: PageWriter) -> (head: [UInt8], foot: [UInt8]) {
    // A page holds no such byte of itself: the serialiser writes another character for it.
    let parts = writer.bytes(of: page([.raw("\0")])).split(separator: 0, maxSplits: 1)
    return (Array(parts[0]), Array(parts[1]))
  }

  private func page(_ chapters: [Node]) -> Page {
    let outline = course.outline(words)
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
      path: path, language: words.language, title: "\(outline.title) · \(words(.wholeCourse))",
      isHidden: true,
      body: [
        .element(
          "main", ["class": "whole", "id": "main"],
          [choice] + course.draftNote(words) + [.element("h1", [:], [.text(outline.title)])]
            + (course.provenance?.remark(words) ?? []) + chapters)
      ])
  }
}
