extension Lesson {
  /// How long reading takes, in minutes, at least one: words at a walking pace, and code line by line; answering takes its own time.
  package var readingMinutes: Int {
    let effort = blocks.reduce(0) { $0 + $1.readingEffort }
    return max(1, Int(effort.rounded()))
  }
}

extension Block {
  /// In minutes.
  fileprivate var readingEffort: Double {
    switch kind {
    case .heading(let heading): heading.content.readingEffort
    case .paragraph(let content): content.readingEffort
    case .list(let list):
      list.items.reduce(0) { $1.blocks.reduce($0) { $0 + $1.readingEffort } }
    case .quote(let blocks): blocks.reduce(0) { $0 + $1.readingEffort }
    // Hints are not shown on the page.
    case .callout(let callout) where callout.kind == .hint: 0
    case .callout(let callout): callout.blocks.reduce(0) { $0 + $1.readingEffort }
    case .table(let table):
      ([table.header] + table.rows).joined().reduce(0) { $0 + $1.content.readingEffort }
    case .details(let details): details.blocks.reduce(0) { $0 + $1.readingEffort }
    case .checkpoint(let checkpoint): checkpoint.blocks.reduce(0) { $0 + $1.readingEffort }
    case .snippet(let snippet):
      Double(snippet.lines.count { !$0.isHidden && $0.text.hasWords }) / Self.linesPerMinute
    case .code(let code):
      Double(code.text.split(whereSeparator: \.isNewline).count { String($0).hasWords })
        / Self.linesPerMinute
    case .thematicBreak, .html: 0
    }
  }

  private static var linesPerMinute: Double { 40 }
}

extension [Inline] {
  fileprivate var readingEffort: Double {
    let wordsPerMinute = 200.0
    var words = 0
    var isInWord = false
    forEachText { words += $0.countOfWords(goingOn: &isInWord) }
    return Double(words) / wordsPerMinute
  }
}
