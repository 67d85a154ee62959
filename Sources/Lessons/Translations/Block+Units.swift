import Diagnostics

extension Block {
  /// The place of the unit that stands for the block: a question is known by its heading.
  var unitRange: SourceRange? {
    if case .checkpoint(let checkpoint) = kind { checkpoint.headingRange } else { range }
  }

  /// What only translates into its like; nil for what nobody translates.
  var unitKind: String? {
    switch kind {
    case .heading(let heading):
      "heading-\(heading.level)" + (heading.hasOwnID ? "#\(heading.id)" : "")
    case .checkpoint: "question"
    case .details: "fold"
    case .snippet: "snippet"
    case .code(let code): "code-" + code.unitName
    case .callout(let callout): callout.unitKind
    case .paragraph: "paragraph"
    case .list: "list"
    case .quote: "quote"
    case .table: "table"
    // A remark in a file is for its author alone.
    case .html(let html): html.hasPrefix("<!--") ? nil : "html"
    case .thematicBreak: nil
    }
  }

  /// Where the block ends, with the output that belongs to it.
  var end: SourcePosition {
    let end = range?.upperBound ?? SourcePosition(line: 1, column: 1)
    switch kind {
    case .snippet(let snippet): return max(end, snippet.outputRange?.upperBound ?? end)
    case .checkpoint(let checkpoint):
      return checkpoint.blocks.map(\.end).max().map { max(end, $0) } ?? end
    default: return end
    }
  }

  /// The blocks of a question or a fold, whose parts are translated one by one.
  var inner: [Block]? {
    get {
      switch kind {
      case .checkpoint(let checkpoint): checkpoint.blocks
      case .details(let details): details.blocks
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch kind {
      case .checkpoint(var checkpoint):
        checkpoint.blocks = newValue
        kind = .checkpoint(checkpoint)
      case .details(var details):
        details.blocks = newValue
        kind = .details(details)
      default: break
      }
    }
  }
}

extension CodeBlock {
  /// The language, by which the block is named among its like.
  var unitName: String { language.isEmpty ? "code" : language }
}

extension Callout {
  /// What only translates into its like: a hint belongs to its check.
  var unitKind: String {
    let check = kind == .hint ? title.plainText.prefix { $0 != ":" } : ""
    return kind.rawValue + (check.isEmpty ? "" : "-\(check)")
  }
}
