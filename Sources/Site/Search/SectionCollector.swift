import Lessons

/// Cuts a lesson into sections and gathers the words of each.
struct SectionCollector {
  private var sections: [SearchIndex.Section]
  private let lesson: Lesson

  /// The words of the last section, parted by blanks.
  private var words: [UInt8] = []

  private init(lesson: Lesson) {
    self.lesson = lesson
    let file = lesson.id + ".html"
    let summary = lesson.frontMatter["summary"] ?? ""
    sections = [SearchIndex.Section(at: file, title: lesson.title, lesson: "", text: summary)]
  }

  /// The sections of a lesson.
  static func sections(of lesson: Lesson) -> [SearchIndex.Section] {
    var collector = SectionCollector(lesson: lesson)
    collector.collect(lesson.blocks)
    collector.close()
    return collector.sections
  }

  private mutating func collect(_ blocks: [Block]) {
    for block in blocks { collect(block) }
  }

  private mutating func collect(_ block: Block) {
    switch block.kind {
    case .heading(let heading) where heading.level > 1:
      open(heading.id, heading.content.plainText)
    case .heading: break
    case .checkpoint(let checkpoint):
      open(checkpoint.id, "Q\(checkpoint.number): " + checkpoint.title.plainText)
      // What is folded away is not given away.
      collect(checkpoint.blocks.filter { !$0.isDetails })
    case .paragraph(let content): add(content.plainText)
    case .list(let list): for item in list.items { collect(item.blocks) }
    case .quote(let blocks): collect(blocks)
    case .callout(let callout) where callout.kind != .hint:
      add(callout.title.plainText)
      collect(callout.blocks)
    case .callout: break
    case .code(let code) where code.language != "answer": add(code.text)
    case .code: break
    case .snippet(let snippet) where snippet.flags.isHidden: break
    case .snippet(let snippet): add(CodeFigure.inPlainSigns(snippet.shownCode))
    case .table(let table):
      for row in [table.header] + table.rows {
        add(row.map { $0.content.plainText }.joined(separator: " "))
      }
    case .details(let details): collect(details.blocks)
    case .html(let html):
      let avoided = Glossary.avoidedWords(in: html)
      if !avoided.isEmpty { sections[sections.count - 1].also = avoided.joined(separator: " ") }
    case .thematicBreak: break
    }
  }

  private mutating func open(_ id: String, _ title: String) {
    close()
    sections.append(
      SearchIndex.Section(
        at: "\(lesson.id).html#\(id)", title: title, lesson: lesson.title, text: ""))
  }

  /// Gives the last section its words.
  private mutating func close() {
    let text = String(decoding: words, as: UTF8.self)
    words = []
    if text.isEmpty { return }
    let index = sections.count - 1
    sections[index].text += sections[index].text.isEmpty ? text : " " + text
  }

  private mutating func add(_ text: String) {
    words.reserveCapacity(2048)
    text.forEachStretch { stretch in
      if !words.isEmpty { words.append(UInt8(ascii: " ")) }
      words.append(contentsOf: stretch)
    }
  }
}
