package import Diagnostics

/// Puts a translator's work into a lesson.
///
/// A text goes where its source stands. What was new in the source goes behind the counterpart of what stands before it there; a question or a
/// fold that is new is put in once all of it is translated.
package struct CatalogImport {
  /// The translated lesson's new content.
  package private(set) var bytes: [UInt8]

  /// What the lesson is made from now.
  package private(set) var record: TranslationRecord

  package private(set) var diagnostics: [Diagnostic] = []

  /// How many blocks are recorded as translated that were not before, or from another text.
  package private(set) var acceptedCount = 0

  private let lesson: LessonTranslation
  private let source: SourceText
  private let target: SourceText

  /// The texts to put in, by the place of their source.
  private var texts: [SourceRange: String] = [:]

  private var edits: [(range: Range<Int>, text: String)] = []

  /// - Parameters:
  ///   - catalog: The translator's work.
  ///   - lesson: The lesson as far as it is translated.
  ///   - source: The source's file.
  ///   - target: The translation's file.
  package init(
    _ catalog: Catalog, into lesson: LessonTranslation, source: [UInt8], target: [UInt8]
  ) {
    self.lesson = lesson
    self.source = SourceText(TextDecoder.decode(source).bytes)
    self.target = SourceText(TextDecoder.decode(target).bytes)
    bytes = target
    record = TranslationRecord()
    let accepted = match(catalog)
    for part in lesson.parts {
      guard let source = part.source, let translation = part.translation,
        let text = texts[source.range], text != translation.text
      else { continue }
      edits.append((translation.textRange, text))
    }
    let body = self.target.line(Self.firstLine(of: self.target))
    insert(lesson.source.blocks, lesson.translation?.blocks ?? [], behind: body.lowerBound)
    record.entries = lesson.parts.compactMap { accepted[$0.key] ?? $0.entry }
    apply()
  }

  /// Finds the parts that the catalogue's entries are about, and what of it counts.
  private mutating func match(_ catalog: Catalog) -> [String: TranslationRecord.Entry] {
    var accepted: [String: TranslationRecord.Entry] = [:]
    let prefix = "\(lesson.source.id)/"
    for entry in catalog.entries where entry.context.hasPrefix(prefix) {
      guard !entry.translation.isEmpty else { continue }
      let key = String(entry.context.dropFirst(prefix.count))
      guard let part = part(of: entry, key: key), let source = part.source else {
        diagnostics.append(
          Diagnostic(
            .warning, "unknown-block",
            "the course has no block with the text of '\(entry.context)'",
            advice: "export anew: the source has changed too much since",
            file: lesson.source.file))
        continue
      }
      guard
        part.translation?.text == entry.translation
          || TextForm(entry.translation, of: source) == TextForm(source.text, of: source)
      else {
        diagnostics.append(.changedForm(of: entry, from: source, in: lesson.source.file))
        continue
      }
      texts[source.range] = entry.translation
      guard !entry.isFuzzy else { continue }
      let essence = TranslationUnit.essence(of: entry.translation, isCode: source.isCode)
      let new = TranslationRecord.Entry(
        key: part.key, source: entry.source, translation: ContentHash.of(essence))
      if new != part.entry { acceptedCount += 1 }
      accepted[part.key] = new
    }
    return accepted
  }

  /// The part with the entry's text, by its name first; else the part that was made from that text.
  private func part(of entry: Catalog.Entry, key: String) -> LessonTranslation.Part? {
    let same = lesson.parts.filter { $0.source?.text == entry.source }
    return same.first { $0.key == key } ?? same.first
      ?? lesson.parts.first { $0.key == key && $0.entry?.source == entry.source }
  }

  /// The line behind the front matter.
  private static func firstLine(of source: SourceText) -> Int {
    FrontMatterParser(source).lineCount + 1
  }

  private mutating func insert(_ ours: [Block], _ theirs: [Block], behind start: Int) {
    let parts = Dictionary(
      lesson.parts.compactMap { part in part.source.map { ($0.range, part) } },
      uniquingKeysWith: { first, _ in first })
    let counterparts = Dictionary(
      theirs.compactMap { block in block.unitRange.map { ($0, block) } },
      uniquingKeysWith: { first, _ in first })
    var place = start
    for block in ours {
      guard let range = block.unitRange, let part = parts[range] else { continue }
      guard let translation = part.translation else {
        if let text = rendered(block) { insert(text, at: place) }
        continue
      }
      guard let other = counterparts[translation.range] else { continue }
      place = target.offset(of: other.end)
      if let inner = block.inner {
        insert(inner, other.inner ?? [], behind: opening(of: other, translation))
      } else if case .snippet(let snippet) = block.kind, let output = snippet.outputRange,
        let text = texts[output], parts[output]?.translation == nil
      {
        insert(text, at: place)
      }
    }
  }

  /// Sets a block off from what stands before it: behind the end of a line, or at the head of one.
  private mutating func insert(_ text: String, at place: Int) {
    let isAtHead = place == 0 || target.bytes[place - 1] == .newline
    let isFirst = !edits.contains { $0.range == place..<place }
    edits.append((place..<place, (isAtHead && isFirst ? "\n" : "\n\n") + text))
  }

  /// Where the inside of a question or a fold begins.
  private func opening(of block: Block, _ unit: TranslationUnit) -> Int {
    if case .checkpoint = block.kind { return target.offset(of: unit.range.upperBound) }
    let line = target.position(of: unit.textRange.upperBound).line
    return target.line(line).upperBound
  }

  /// A block of the source with its texts translated; nil where one of them is not.
  private func rendered(_ block: Block) -> String? {
    guard let start = block.range.map({ source.offset(of: $0.lowerBound) }) else { return nil }
    let whole = start..<source.offset(of: block.end)
    var result = ""
    var place = start
    for unit in lesson.parts.compactMap(\.source) {
      guard whole.contains(unit.textRange.lowerBound), !unit.textRange.isEmpty else { continue }
      guard let text = texts[unit.range] else { return nil }
      result += source.text(place..<unit.textRange.lowerBound) + text
      place = unit.textRange.upperBound
    }
    return result + source.text(place..<whole.upperBound)
  }

  private mutating func apply() {
    var result: [UInt8] = []
    var place = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted {
      result += target.bytes[place..<edit.range.lowerBound] + edit.text.utf8
      place = edit.range.upperBound
    }
    bytes = result + target.bytes[place...]
    if target.bytes.last == .newline, bytes.last != .newline { bytes.append(.newline) }
  }
}

extension Diagnostic {
  fileprivate static func changedForm(
    of entry: Catalog.Entry, from source: TranslationUnit, in file: String
  ) -> Diagnostic {
    let marks = source.text.prefix { !$0.isNewline }
    return Diagnostic(
      .warning, "changed-form",
      "the translation of '\(entry.context)' is not built as its source is, and was left out",
      advice: "keep the marks of '\(marks)', and import again", file: file, range: source.range)
  }
}

extension LessonTranslation {
  /// A file to begin a translation with: the source's front matter in the other language's name.
  ///
  /// - Parameter bytes: The source's file.
  package func beginning(from bytes: [UInt8]) -> [UInt8] {
    let source = SourceText(TextDecoder.decode(bytes).bytes)
    let lines = (1..<FrontMatterParser(source).lineCount + 1).map { number in
      let line = source.text(source.line(number))
      return line.hasPrefix("lang:") ? "lang: \(language)\n" : line + "\n"
    }
    return Array(lines.joined().utf8)
  }
}
