/// How a checkpoint is answered.
package enum CheckpointKind: String, CaseIterable, Sendable {
  case predict, which, choose, blank
  /// In the learner's own words, compared with a model answer.
  case explain
  /// With code that `check` grades.
  case code

  /// The kind of a checkpoint, which is `code` where it has an exercise.
  package init(of checkpoint: Checkpoint, isExercise: Bool) {
    if isExercise {
      self = .code
      return
    }
    let asked = checkpoint.askedSnippets
    for kind in Self.allCases {
      guard let mode = kind.mode else { continue }
      let places = asked.filter { $0.flags.mode == mode }.reduce(0) { $0 + $1.placesToAnswer.count }
      if places > 0, places == checkpoint.answers.count {
        self = kind
        return
      }
    }
    self = .explain
  }

  /// The mode of the snippets that ask for the answer; nil where none do.
  package var mode: SnippetFlags.Mode? {
    switch self {
    case .predict: .predict
    case .which: .which
    case .choose: .choose
    case .blank: .blank
    case .explain, .code: nil
    }
  }
}

extension Checkpoint {
  /// The Swift fences of the question, without those of the folded answer.
  package var askedSnippets: [Snippet] {
    func snippets(in blocks: [Block]) -> [Snippet] {
      blocks.flatMap { block -> [Snippet] in
        switch block.kind {
        case .snippet(let snippet): [snippet]
        case .list(let list): list.items.flatMap { snippets(in: $0.blocks) }
        case .quote(let blocks): snippets(in: blocks)
        default: []
        }
      }
    }
    return snippets(in: blocks).filter { !$0.flags.isHidden }
  }
}

extension Snippet {
  /// What of the snippet asks for an answer: its lines, the whole of it, or the text around its blanks.
  package var placesToAnswer: [String] {
    switch flags.mode {
    case .predict, .which: askedLines.map { askedText(of: lines[$0]) }
    case .choose: [askedLines.map { askedText(of: lines[$0]) }.joined(separator: " ")]
    case .blank:
      lines.filter { !$0.isHidden }.flatMap { line in
        BlankedLine(line.text).blanks.map { _ in line.text }
      }
    default: []
    }
  }

  /// The numbers, from 0, of the lines that are asked about; where values are asked for, of those that may have one.
  package var askedLines: [Int] {
    var values = ValueLines()
    return lines.indices.filter { index in
      let line = lines[index]
      let mayHaveValue = values.begins(at: line.text)
      let text = askedText(of: line)
      return !line.isHidden && !line.isGiven && !text.isEmpty && !text.hasPrefix("//")
        && (flags.mode != .predict || mayHaveValue)
    }
  }

  /// The number of the last line of what begins at an asked line.
  package func end(ofAsked line: Int) -> Int {
    var values = ValueLines()
    var end = line
    for index in line..<lines.count {
      let text = askedText(of: lines[index])
      let goesOn = values.isOpen || text.first.map { ")]}.".contains($0) } == true
      if index > line, !goesOn { break }
      _ = values.begins(at: text)
      end = index
    }
    return end
  }

  private func askedText(of line: Line) -> String {
    String(line.text.drop(while: \.isWhitespace))
  }
}

extension Snippet.Line {
  /// Whether the line always counts: it ends in `// given`.
  package var isGiven: Bool {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return false }
    return text[...last].hasSuffix("// given")
  }
}
