import Diagnostics
import Lessons

/// Lessons are stored as outlines: see ``Lessons/Lesson/outline``.
extension Lesson: Storable {
  func store(to writer: inout ByteWriter) {
    id.store(to: &writer)
    language.store(to: &writer)
    file.store(to: &writer)
    frontMatter.entries.store(to: &writer)
    blocks.store(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      id: try String(from: &reader), language: try String(from: &reader),
      file: try String(from: &reader),
      frontMatter: FrontMatter(entries: try [FrontMatter.Entry](from: &reader)),
      blocks: try [Block](from: &reader))
  }
}

extension FrontMatter.Entry: Storable {
  func store(to writer: inout ByteWriter) {
    key.store(to: &writer)
    value.store(to: &writer)
    range.store(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      key: try String(from: &reader), value: try String(from: &reader),
      range: try SourceRange(from: &reader))
  }
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
      let content = [Inline.text(try String(from: &reader))]
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
