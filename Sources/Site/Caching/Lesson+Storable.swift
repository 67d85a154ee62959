import Diagnostics
import Lessons

/// Lessons are stored as outlines: see ``Lessons/Lesson/outline``.
extension Lesson: Record {
  static let fields = Fields(
    { Lesson(id: $0, language: $1, file: $2, frontMatter: $3, blocks: $4) },
    \.id, \.language, \.file, \.frontMatter, \.blocks)
}

extension FrontMatter: Record {
  static let fields = Fields({ FrontMatter(entries: $0) }, \.entries)
}

extension FrontMatter.Entry: Record {
  static let fields = Fields(
    { FrontMatter.Entry(key: $0, value: $1, range: $2) }, \.key, \.value, \.range)
}

extension Block: Storable {
  func store(to writer: inout ByteWriter) {
    range.store(to: &writer)
    switch kind {
    case .heading(let heading):
      heading.level.store(to: &writer)
      heading.content.plainText.store(to: &writer)
      heading.id.store(to: &writer)
      heading.hasOwnID.store(to: &writer)
    case .checkpoint(let checkpoint):
      0.store(to: &writer)
      checkpoint.number.store(to: &writer)
      checkpoint.level.store(to: &writer)
      checkpoint.headingRange.store(to: &writer)
    default: assertionFailure("an outline holds nothing else")
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    let range = try SourceRange?(from: &reader)
    let level = try Int(from: &reader)
    if level > 0 {
      let text = try String(from: &reader)
      let content = text.isEmpty ? [] : [Inline.text(text)]
      let heading = Heading(
        level: level, id: try String(from: &reader), hasOwnID: try Bool(from: &reader),
        content: content)
      self.init(.heading(heading), range: range)
    } else {
      let number = try Int(from: &reader)
      let level = try Int(from: &reader)
      let checkpoint = Checkpoint(
        number: number, level: level, title: [], headingRange: try SourceRange?(from: &reader),
        blocks: [])
      self.init(.checkpoint(checkpoint), range: range)
    }
  }
}
