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
    let main =
      course.draftNote(words) + [
        .element(
          "article", ["class": entry.isReference ? "prose reference" : "prose"],
          head + [.raw(text.text)]), "\n",
      ] + frame.partial(.lessonEnd) + [turn]
    let body = frame.body(
      around: main, current: lesson.id, versions: versions, contents: [.raw(text.contents)],
      foot: course.foot(words))
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

  private var head: [Node] {
    let count = outline.lessons.count
    let place = outline.place(of: lesson.id)
    let facts = [
      count > 1 ? place.map { words(.lessonOf, "\($0 + 1)", "\(count)") } : nil,
      words.level(entry.level),
      words(.minutes, "\(text.minutes)"),
      entry.questions.isEmpty ? nil : words.questions(entry.questions.count),
    ].compactMap(\.self).joined(separator: " · ")
    var nodes: [Node] = []
    if !facts.isEmpty { nodes.append(.element("p", ["class": "place"], [.text(facts)])) }
    nodes.append(.element("h1", ["id": text.titleID], [.raw(text.title)]))
    if let summary = entry.summary, !text.saysSummary {
      nodes.append(.element("p", ["class": "lead"], [.text(summary)]))
    }
    return nodes.flatMap { [$0, "\n"] }
  }

  private var turn: Node {
    let links: [(String, Word, CourseOutline.Entry?)] = [
      ("prev", .previous, neighbour(-1)), ("next", .next, neighbour(1)),
    ]
    let nodes = links.compactMap { rel, word, entry -> Node? in
      guard let entry else { return nil }
      return .element(
        "a", ["rel": rel, "href": entry.file],
        [.element("span", [:], [.text(words(word))]), .text(entry.title)])
    }
    return nodes.isEmpty ? .text("") : .element("div", ["class": "turn"], nodes)
  }
}
