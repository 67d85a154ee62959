import HTML
import Lessons

/// A lesson as a page.
struct LessonPage {
  private let course: CourseContext
  private let lesson: Lesson
  private let words: Words
  private let outline: CourseOutline
  private let entry: CourseOutline.Entry

  /// What stands below the page's title.
  private let blocks: [Block]

  init(course: CourseContext, lesson: Lesson, words: Words) {
    self.course = course
    self.lesson = lesson
    self.words = words
    outline = course.outline(words)
    entry = CourseOutline.Entry(lesson)
    blocks = HeadingLevels.evened(
      lesson.opening == nil ? lesson.blocks : Array(lesson.blocks.dropFirst()))
  }

  var page: Page {
    let others = course.words(besides: lesson.language, having: lesson.id)
    let rendering = course.renderer(of: lesson, words, medium: .page)
    let versions = others.map { (words: $0, address: rendering.address(in: $0)) }
    let text = rendering.sequence(blocks) + rendering.footnotes
    let frame = Frame(course: course, words: words, title: lesson.title)
    let main =
      course.draftNote(words) + [
        .element(
          "article", ["class": entry.isReference ? "prose reference" : "prose"],
          head(rendering) + text), "\n",
      ] + frame.partial(.lessonEnd) + [turn]
    let body = frame.body(
      around: main, current: lesson.id, versions: versions, contents: contents,
      foot: course.foot(words))
    let all = [words] + others
    return Page(
      path: path(of: entry), language: lesson.language,
      title: "\(lesson.title) · \(outline.title)", summary: entry.summary,
      versions: Dictionary(
        uniqueKeysWithValues: all.map { ($0.language, "\($0.language)/\(lesson.id).html") }),
      previous: neighbour(-1).map(path), next: neighbour(1).map(path), body: body)
  }

  private func path(of entry: CourseOutline.Entry) -> String { "\(lesson.language)/\(entry.file)" }

  private func neighbour(_ step: Int) -> CourseOutline.Entry? {
    outline.neighbour(of: lesson.id, step)
  }

  private func head(_ rendering: LessonRenderer) -> [Node] {
    let count = outline.lessons.count
    let place = outline.place(of: lesson.id)
    let facts = [
      count > 1 ? place.map { words(.lessonOf, "\($0 + 1)", "\(count)") } : nil,
      words.level(entry.level),
      words(.minutes, "\(lesson.readingMinutes)"),
      entry.questions.isEmpty ? nil : words.questions(entry.questions.count),
    ].compactMap(\.self).joined(separator: " · ")
    let opening = lesson.opening
    let title = opening.map { rendering.renderer.render($0.content) } ?? [.text(lesson.title)]
    var nodes: [Node] = []
    if !facts.isEmpty { nodes.append(.element("p", ["class": "place"], [.text(facts)])) }
    nodes.append(.element("h1", ["id": opening?.id], title))
    if let summary = entry.summary, !isSaid(summary) {
      nodes.append(.element("p", ["class": "lead"], [.text(summary)]))
    }
    return nodes.flatMap { [$0, "\n"] }
  }

  /// Whether the text itself begins with the sentence.
  private func isSaid(_ summary: String) -> Bool {
    guard case .paragraph(let content)? = blocks.first?.kind else { return false }
    return content.plainText.hasPrefix(summary)
  }

  /// The lesson's sections and questions, for the contents.
  private var contents: [Node] {
    let sections = blocks.compactMap { block -> Node? in
      guard case .heading(let heading) = block.kind, heading.level == 2 else { return nil }
      return .element(
        "li", [:],
        [.element("a", ["href": "#\(heading.id)"], [.text(heading.content.plainText)])])
    }
    let chips = entry.questions.flatMap { id -> [Node] in
      [.element("a", ["href": "#\(id)", "data-id": id], [.text(id.uppercased())]), " "]
    }
    var nodes: [Node] = []
    if !sections.isEmpty { nodes.append(.element("ol", [:], sections)) }
    if !chips.isEmpty {
      nodes.append(
        .element(
          "div", ["class": "chips", "role": "group", "aria-label": words(.questions)], chips))
    }
    return nodes
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

extension Lesson {
  /// The lesson's own title, if it opens with one.
  var opening: Heading? {
    guard case .heading(let heading)? = blocks.first?.kind, heading.level == 1 else { return nil }
    return heading
  }
}
