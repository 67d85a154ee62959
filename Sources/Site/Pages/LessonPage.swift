import HTML
import Lessons

/// A lesson as a page.
struct LessonPage {
  let course: CourseContext
  let lesson: Lesson
  let words: Words

  private var index: Int { outline.lessons.firstIndex { $0.id == lesson.id } ?? 0 }
  private var outline: CourseOutline { CourseOutline(course.course, language: lesson.language) }
  private var entry: CourseOutline.Entry { outline.lessons[index] }

  var page: Page {
    let others = course.words(besides: lesson.language, having: lesson.id)
    let rendering = course.renderer(of: lesson.id, words, medium: .page)
    let versions = others.map { (words: $0, address: rendering.address(in: $0)) }
    let main =
      course.draftNote(words) + [
        .element("article", ["class": "prose"], head(rendering) + text(rendering)), "\n",
      ] + [turn]
    let body = Frame(words: words, outline: outline).body(
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
    outline.lessons.indices.contains(index + step) ? outline.lessons[index + step] : nil
  }

  /// The lesson's own first heading, if it opens with one.
  private var opening: Heading? {
    if case .heading(let heading)? = lesson.blocks.first?.kind, heading.level == 1 {
      heading
    } else {
      nil
    }
  }

  private func head(_ rendering: LessonRenderer) -> [Node] {
    let count = outline.lessons.count
    let facts = [
      count > 1 ? words(.lessonOf, "\(index + 1)", "\(count)") : nil,
      words.level(entry.level),
      words(.minutes, "\(lesson.readingMinutes)"),
      entry.questions.isEmpty ? nil : words.questions(entry.questions.count),
    ].compactMap(\.self).joined(separator: " · ")
    let title = opening.map { rendering.renderer.render($0.content) } ?? [.text(lesson.title)]
    var nodes: [Node] = []
    if !facts.isEmpty { nodes.append(.element("p", ["class": "place"], [.text(facts)])) }
    nodes.append(.element("h1", ["id": opening?.id], title))
    if let summary = entry.summary {
      nodes.append(.element("p", ["class": "lead"], [.text(summary)]))
    }
    return nodes.flatMap { [$0, "\n"] }
  }

  private func text(_ rendering: LessonRenderer) -> [Node] {
    rendering.sequence(blocks)
  }

  /// What stands below the page's title.
  private var blocks: [Block] {
    HeadingLevels.evened(opening == nil ? lesson.blocks : Array(lesson.blocks.dropFirst()))
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
