/// What kind of block a text makes, by which a translation has to be like its source.
///
/// Marks such as `##`, `{#id}`, `> [!TIP]` or the lines of a fence make the block what it is; a text that lost them would take
/// the rest of the lesson with it.
struct TextForm: Equatable {
  private let parts: [String]

  /// - Parameters:
  ///   - text: A unit's text, or its translation.
  ///   - unit: The unit.
  init(_ text: String, of unit: TranslationUnit) {
    if unit.scope == "front-matter" {
      let entries = FrontMatterParser(SourceText(Array("---\n\(text)\n---\n".utf8))).frontMatter
        .entries
      parts = entries.map { "\($0.key):" }
    } else if unit.kind == "fold" {
      // The words between the tags of a summary.
      parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        $0.contains("<summary>") || $0.contains("</summary>") ? "tag" : "words"
      }
    } else {
      let lesson = LessonParser().parse(
        "---\ntitle: T\n---\n\n\(text)\n", id: "", language: "", file: "")
      parts = lesson.lesson.blocks.map(\.form)
    }
  }
}

extension Block {
  /// The block's kind, with what all languages share of it.
  fileprivate var form: String {
    let kind = unitKind ?? "\(self.kind)"
    switch self.kind {
    case .checkpoint(let checkpoint): return "\(kind) \(checkpoint.id)"
    case .table(let table): return "\(kind) with \(table.header.count) columns"
    default: return kind
    }
  }
}
