import HTML
import Lessons

/// What of a lesson's page depends on the lesson alone.
struct LessonText: Sendable {
  /// What stands in the page's title, as markup.
  var title: [UInt8]

  /// The title's id, where it has one.
  var titleID: String?

  /// All that stands below, footnotes included, as markup.
  var text: [UInt8]

  /// The lesson's sections and questions for the contents, as markup.
  var contents: [UInt8]

  /// How long it takes to read, in minutes.
  var minutes: Int

  /// Whether the text itself begins with the lesson's summary.
  var saysSummary: Bool
}

extension LessonText {
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - blocks: Its blocks, those among them as markup that look the same everywhere.
  ///   - rendering: What shows them.
  init(_ lesson: Lesson, blocks: [Block], rendering: LessonRenderer) {
    let opening = lesson.opening
    let titleCount = opening == nil ? 0 : 1
    let blocks = HeadingLevels.evened(Array(blocks.dropFirst(titleCount)))
    title = Serializer.bytes(
      of: opening.map { rendering.renderer.render($0.content) } ?? [.text(lesson.title)])
    titleID = opening?.id
    text = Serializer.bytes(of: rendering.sequence(blocks) + rendering.footnotes)
    contents = Serializer.bytes(of: Self.contents(of: lesson, blocks, rendering.words))
    minutes = lesson.readingMinutes
    saysSummary =
      lesson.frontMatter["summary"].map {
        Self.begins(lesson.blocks.dropFirst(titleCount), with: $0)
      } ?? false
  }

  private static func begins(_ blocks: ArraySlice<Block>, with summary: String) -> Bool {
    guard case .paragraph(let content)? = blocks.first?.kind else { return false }
    return content.plainText.hasPrefix(summary)
  }

  private static func contents(of lesson: Lesson, _ blocks: [Block], _ words: Words) -> [Node] {
    let sections = blocks.compactMap { block -> Node? in
      guard case .heading(let heading) = block.kind, heading.level == 2 else { return nil }
      return .element(
        "li", [:],
        [.element("a", ["href": "#\(heading.id)"], [.text(heading.content.plainText)])])
    }
    let chips = lesson.checkpoints.flatMap { question -> [Node] in
      let id = question.id
      return [.element("a", ["href": "#\(id)", "data-id": id], [.text(id.uppercased())]), " "]
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
}

extension LessonText: Record {
  static let fields = Fields(
    { title, titleID, text, contents, minutes, saysSummary in
      LessonText(
        title: title.bytes, titleID: titleID, text: text.bytes, contents: contents.bytes,
        minutes: minutes, saysSummary: saysSummary)
    },
    \.title.stored, \.titleID, \.text.stored, \.contents.stored, \.minutes,
    \.saysSummary)
}

extension Lesson {
  /// The lesson's own title, if it opens with one.
  var opening: Heading? {
    guard case .heading(let heading)? = blocks.first?.kind, heading.level == 1 else { return nil }
    return heading
  }
}
