import HTML
import Lessons

/// A lesson as a page: its text, and around it what the rest of the course makes of it.
struct LessonPage {
  private let course: CourseContext
  private let lesson: Lesson
  private let text: LessonText
  private let words: Words
  private let outline: CourseOutline
  private let entry: CourseOutline.Entry

  /// - Parameters:
  ///   - course: The course the lesson belongs to.
  ///   - lesson: The lesson's outline.
  ///   - text: What is shown of it.
  ///   - words: The words of its language.
  init(course: CourseContext, lesson: Lesson, text: LessonText, words: Words) {
    self.course = course
    self.lesson = lesson
    self.text = text
    self.words = words
    outline = course.outline(words)
    entry = CourseOutline.Entry(lesson)
  }

  var page: Page {
    let others = course.words(besides: lesson.language, having: lesson.id)
    let versions = others.map { (words: $0, address: "../\($0.language)/\(entry.file)") }
    let frame = Frame(course: course, words: words, title: lesson.title)
    let body = Serializer.bytes { out in
      frame.write(
        to: &out, current: lesson.id, versions: versions, contents: text.contents,
        foot: { course.foot(words, to: &$0) }
      ) { out in
        course.draftNote(words, to: &out)
        out.element("article", ["class": entry.isReference ? "prose reference" : "prose"]) { out in
          head(to: &out)
          out.raw(text.text)
        }
        out.newline()
        out.raw(frame.partial(.lessonEnd))
        turn(to: &out)
      }
    }
    let all = [words] + others
    return Page(
      path: path(of: entry), language: lesson.language,
      title: "\(lesson.title) · \(outline.title)", summary: entry.summary,
      versions: Dictionary(
        uniqueKeysWithValues: all.map { ($0.language, "\($0.language)/\(entry.file)") }),
      previous: neighbour(-1).map(path), next: neighbour(1).map(path), isArticle: true, body: body)
  }

  private func path(of entry: CourseOutline.Entry) -> String { "\(lesson.language)/\(entry.file)" }

  private func neighbour(_ step: Int) -> CourseOutline.Entry? {
    outline.neighbour(of: lesson.id, step)
  }

  private func head(to out: inout Serializer) {
    let count = outline.lessons.count
    let place = outline.place(of: lesson.id)
    let facts = [
      count > 1 ? place.map { words(.lessonOf, "\($0 + 1)", "\(count)") } : nil,
      words.level(entry.level),
      words(.minutes, "\(text.minutes)"),
      entry.questions.isEmpty ? nil : words.questions(entry.questions.count),
    ].compactMap(\.self).joined(separator: " · ")
    if !facts.isEmpty {
      out.element("p", ["class": "place"], text: facts)
      out.newline()
    }
    out.element("h1", ["id": text.titleID]) { $0.raw(text.title) }
    out.newline()
    if let summary = entry.summary, !text.saysSummary {
      out.element("p", ["class": "lead"], text: summary)
      out.newline()
    }
  }

  private func turn(to out: inout Serializer) {
    let links: [(String, Word, CourseOutline.Entry?)] = [
      ("prev", .previous, neighbour(-1)), ("next", .next, neighbour(1)),
    ]
    if links.allSatisfy({ $0.2 == nil }) { return }
    out.element("div", ["class": "turn"]) { out in
      for case (let rel, let word, let entry?) in links {
        out.element("a", ["rel": rel, "href": entry.file]) { out in
          out.element("span", text: words(word))
          out.text(entry.title)
        }
      }
    }
  }
}
