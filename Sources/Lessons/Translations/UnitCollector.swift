import Diagnostics

/// Takes a lesson apart into the units that are translated one by one.
struct UnitCollector {
  private(set) var units: [TranslationUnit] = []

  private let source: SourceText
  private var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - source: The file it was read from.
  init(_ lesson: Lesson, source: SourceText) {
    self.source = source
    for entry in lesson.frontMatter.entries where ["title", "summary"].contains(entry.key) {
      add(entry.key, "front-matter", entry.range, key: "front-matter/\(entry.key)")
    }
    collect(lesson.blocks, in: "top")
  }

  private mutating func collect(_ blocks: [Block], in scope: String) {
    var scope = scope
    for block in blocks {
      if case .heading(let heading) = block.kind, heading.hasOwnID { scope = heading.id }
      if let range = block.range { collect(block, range, in: scope) }
    }
  }

  private mutating func collect(_ block: Block, _ range: SourceRange, in scope: String) {
    guard let kind = block.unitKind else { return }
    switch block.kind {
    case .heading: add(kind, scope, range, named: "heading")
    case .checkpoint(let checkpoint):
      add(kind, checkpoint.id, checkpoint.headingRange ?? range)
      collect(checkpoint.blocks, in: checkpoint.id)
    case .details(let details):
      let inside = numbered("\(scope)/\(kind)")
      add(kind, inside, range, key: inside, text: summary(in: range))
      collect(details.blocks, in: inside)
    case .snippet(let snippet):
      add(kind, scope, range, isCode: true)
      if let range = snippet.outputRange { add("output", scope, range, isCode: true) }
    case .code(let code): add(kind, scope, range, isCode: true, named: code.unitName)
    case .html: add(kind, scope, range, isCode: true)
    case .callout, .paragraph, .list, .quote, .table, .thematicBreak: add(kind, scope, range)
    }
  }

  private mutating func add(
    _ kind: String, _ scope: String, _ range: SourceRange, isCode: Bool = false,
    named name: String? = nil, key: String? = nil, text: Range<Int>? = nil
  ) {
    let bytes =
      text ?? source.offset(of: range.lowerBound)..<source.offset(of: range.upperBound)
    units.append(
      TranslationUnit(
        key: key ?? numbered("\(scope)/\(name ?? kind)"), kind: kind, scope: scope, range: range,
        text: source.text(bytes), textRange: bytes, isCode: isCode))
  }

  private mutating func numbered(_ name: String) -> String {
    counts[name, default: 0] += 1
    return "\(name)-\(counts[name, default: 1])"
  }

  /// Where the words of a fold's summary stand; empty, behind its first tag, where it has none.
  private func summary(in range: SourceRange) -> Range<Int> {
    let start = source.offset(of: range.lowerBound)
    let line = source.line(range.lowerBound.line).upperBound
    let bytes = source.bytes[start..<source.offset(of: range.upperBound)]
    let opening = Array("<summary>".utf8)
    guard let open = bytes.firstRange(of: opening),
      let close = bytes[open.upperBound...].firstRange(of: Array("</summary>".utf8))
    else { return line..<line }
    return open.upperBound..<close.lowerBound
  }
}

extension Lesson {
  /// The units of the lesson, in the order of the file.
  ///
  /// - Parameter bytes: The file it was read from.
  package func translationUnits(in bytes: [UInt8]) -> [TranslationUnit] {
    UnitCollector(self, source: SourceText(TextDecoder.decode(bytes).bytes)).units
  }
}
