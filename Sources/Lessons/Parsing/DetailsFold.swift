import Diagnostics

/// Folds what stands between `<details>` and `</details>`, which CommonMark sees as separate HTML blocks.
struct DetailsFold {
  private(set) var blocks: [Block] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let source: SourceText
  private let inlines: InlineReader

  private struct Open {
    var start: SourcePosition
    var summary: [Inline] = []
    var hasSummary = false
    var blocks: [Block] = []
  }

  private var stack: [Open] = []

  init(_ siblings: [Block], of source: SourceText, inlines: InlineReader) {
    self.source = source
    self.inlines = inlines
    for block in siblings {
      if case .html(let html) = block.kind, let range = block.range {
        take(html, block, range)
      } else {
        append(block)
      }
    }
    closeAll(at: siblings.last?.range?.upperBound)
  }

  private mutating func take(_ html: String, _ block: Block, _ range: SourceRange) {
    let fragments = HTMLFragment.fragments(of: html)
    let isPlain = fragments.allSatisfy {
      switch $0.fragment {
      case .opening, .closing: false
      case .summary: stack.isEmpty
      case .other: true
      }
    }
    guard !isPlain else { return append(block) }
    let positions = fragments.map { position(of: $0, in: range) } + [range.upperBound]
    for (found, (start, end)) in zip(fragments, zip(positions, positions.dropFirst())) {
      take(found.fragment, at: start, endingAt: end)
    }
  }

  private mutating func take(
    _ fragment: HTMLFragment, at position: SourcePosition, endingAt end: SourcePosition
  ) {
    switch fragment {
    case .opening: open(at: position)
    case .closing: close(at: position)
    case .summary(let text): summarize(text, at: position)
    case .other(let html):
      if !stack.isEmpty, !html.drop(while: \.isWhitespace).hasPrefix("<") {
        diagnostics.append(
          Diagnostic(
            .warning, "details-text", "this text inside '<details>' is not read as Markdown",
            advice: "set it off with a blank line above and below",
            range: SourceRange(position, position)))
      }
      append(Block(.html(html), range: SourceRange(position, max(position, end))))
    }
  }

  private mutating func open(at position: SourcePosition) {
    guard stack.count < MarkdownReader.depthLimit else {
      diagnostics.append(.tooDeep(at: position))
      return
    }
    stack.append(Open(start: position))
  }

  private mutating func summarize(_ text: String, at position: SourcePosition) {
    guard let top = stack.indices.last, !stack[top].hasSummary, stack[top].blocks.isEmpty else {
      return append(
        Block(.html("<summary>\(text)</summary>\n"), range: SourceRange(position, position)))
    }
    stack[top].summary = inlines.inlines(of: Self.line(of: text))
    stack[top].hasSummary = true
  }

  private mutating func close(at position: SourcePosition) {
    guard let open = stack.popLast() else {
      diagnostics.append(
        Diagnostic(
          .error, "stray-details-end", "'</details>' closes nothing",
          advice: "remove it, or put '<details>' on a line of its own before what it folds",
          range: SourceRange(position, position)))
      return
    }
    finish(open, at: SourcePosition(line: position.line, column: position.column + 10))
  }

  private mutating func closeAll(at end: SourcePosition?) {
    while let open = stack.popLast() {
      diagnostics.append(
        Diagnostic(
          .error, "unclosed-details", "'<details>' is not closed",
          advice: "put '</details>' on a line of its own behind what it folds",
          range: SourceRange(open.start, open.start)))
      finish(open, at: end ?? open.start)
    }
  }

  private mutating func finish(_ open: Open, at end: SourcePosition) {
    let details = Details(summary: open.summary, blocks: open.blocks)
    append(Block(.details(details), range: SourceRange(open.start, end)))
  }

  private mutating func append(_ block: Block) {
    if let top = stack.indices.last {
      stack[top].blocks.append(block)
    } else {
      blocks.append(block)
    }
  }

  /// A summary on one line.
  private static func line(of summary: String) -> String {
    summary.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// All summaries that may come up in the blocks, each on one line.
  static func summaries(in blocks: [Block]) -> [String] {
    var summaries: [String] = []
    blocks.forEachBlock { block in
      guard case .html(let html) = block.kind else { return }
      for found in HTMLFragment.fragments(of: html) {
        if case .summary(let text) = found.fragment { summaries.append(line(of: text)) }
      }
    }
    return summaries
  }

  /// The place of a fragment; each line of a block's markup is the end of a line of the file.
  private func position(of found: HTMLFragment.Found, in range: SourceRange) -> SourcePosition {
    let line = range.lowerBound.line + found.line
    let column = source.line(line).count - found.bytesToLineEnd + 1
    return SourcePosition(line: line, column: max(1, column))
  }
}
