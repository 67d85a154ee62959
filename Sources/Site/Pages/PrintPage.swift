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
    let parts = writer.bytes(of: page { $0.raw("\0") }).split(separator: 0, maxSplits: 1)
    return (Array(parts[0]), Array(parts[1]))
  }

  private func page(_ chapters: (inout Serializer) -> Void) -> Page {
    let outline = course.outline(words)
    let body = Serializer.bytes { out in
      out.element("main", ["class": "whole", "id": "main"]) { out in
        choice(to: &out)
        course.draftNote(words, to: &out)
        out.element("h1", text: outline.title)
        course.provenance?.remark(words, to: &out)
        chapters(&out)
      }
    }
    return Page(
      path: path, language: words.language, title: "\(outline.title) · \(words(.wholeCourse))",
      isHidden: true, body: body)
  }

  private func choice(to out: inout Serializer) {
    out.element("p", ["class": "row no-print"]) { out in
      out.element("a", ["class": "button", "href": "index.html"], text: words(.home))
      out.element("label") { out in
        out.void("input", ["type": "checkbox", "id": "with-answers", "checked": ""])
        out.text(" ")
        out.text(words(.withAnswers))
      }
    }
  }
}
