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
  ///   - lesson: The lesson, without its own remarks, its headings evened out below its title.
  ///   - written: Its blocks, as far as may be written already.
  ///   - rendering: What shows it.
  init(_ lesson: Lesson, _ written: [Block], rendering: LessonRenderer) {
    let opening = lesson.opening
    let blocks = Array(written.dropFirst(opening == nil ? 0 : 1))
    title = Serializer.bytes { out in
      guard let opening else { return out.text(lesson.title) }
      rendering.write(opening.content, to: &out)
    }
    titleID = opening?.id
    text = Serializer.bytes { out in
      rendering.sequence(blocks, to: &out)
      rendering.footnotes(to: &out)
    }
    contents = Serializer.bytes { Self.contents(of: lesson, blocks, rendering.words, to: &$0) }
    minutes = lesson.readingMinutes
    let first = lesson.blocks.dropFirst(opening == nil ? 0 : 1).first
    saysSummary = lesson.frontMatter["summary"].map { Self.begins(first, with: $0) } ?? false
  }

  private static func begins(_ block: Block?, with summary: String) -> Bool {
    guard case .paragraph(let content)? = block?.kind else { return false }
    return content.plainText.hasPrefix(summary)
  }

  private static func contents(
    of lesson: Lesson, _ blocks: [Block], _ words: Words, to out: inout Serializer
  ) {
    let sections = blocks.compactMap { block -> Heading? in
      guard case .heading(let heading) = block.kind, heading.level == 2 else { return nil }
      return heading
    }
    if !sections.isEmpty {
      out.element("ol") { out in
        for section in sections {
          out.element("li") { out in
            out.element("a", ["href": "#\(section.id)"], text: section.content.plainText)
          }
        }
      }
    }
    let questions = lesson.checkpoints
    if questions.isEmpty { return }
    let attributes: Attributes = [
      "class": "chips", "role": "group", "aria-label": words(.questions),
    ]
    out.element("div", attributes) { out in
      for question in questions {
        let id = question.id
        out.element("a", ["href": "#\(id)", "data-id": id], text: id.uppercased())
        out.text(" ")
      }
    }
  }
}

extension LessonText: Record {
  static let fields = Fields(
    { title, titleID, text, contents, minutes, saysSummary in
      LessonText(
        title: Array(title.bytes), titleID: titleID, text: Array(text.bytes),
        contents: Array(contents.bytes), minutes: minutes, saysSummary: saysSummary)
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
