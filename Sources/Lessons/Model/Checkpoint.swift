package import Diagnostics

/// A numbered question: a heading `Q12: …` and all that stands under it.
package struct Checkpoint: Equatable, Sendable {
  /// The number behind `Q`.
  package var number: Int

  /// The same in every language: `q12`.
  package var id: String { "q\(number)" }

  /// The heading's level, from 1 to 6.
  package var level: Int

  /// The heading's text without `Q12:`.
  package var title: [Inline]

  package var headingRange: SourceRange?

  /// The question, its snippets, its hints and its answer, in order.
  package var blocks: [Block]

  package init(
    number: Int, level: Int, title: [Inline], headingRange: SourceRange? = nil, blocks: [Block]
  ) {
    self.number = number
    self.level = level
    self.title = title
    self.headingRange = headingRange
    self.blocks = blocks
  }

  /// What the checkpoint says of one check of its exercise.
  package struct Hint: Equatable, Sendable {
    /// The check's name in code, such as `restores2`.
    package var check: String

    /// What the check asks, in the lesson's language.
    package var title: String

    /// What to think about when it fails.
    package var blocks: [Block]

    package var range: SourceRange?
  }

  /// The hints in order: callouts whose first line is `[!HINT] checkName: title`.
  package var hints: [Hint] {
    var hints: [Hint] = []
    blocks.forEachBlock { block in
      guard case .callout(let callout) = block.kind, callout.kind == .hint else { return }
      let parts = callout.title.plainText.split(separator: ":", maxSplits: 1)
      guard let check = parts.first else { return }
      let title = parts.dropFirst().first.map { $0.drop { $0 == " " } } ?? check
      hints.append(
        Hint(
          check: String(check), title: String(title), blocks: callout.blocks,
          range: block.range))
    }
    return hints
  }

  /// The lines of the `answer` fences: one for each value, line or blank asked for.
  package var answers: [String] { answerLines.map(\.text) }

  /// The same with the lesson's lines they stand on.
  package var answerLines: [(text: String, line: Int?)] {
    var answers: [(text: String, line: Int?)] = []
    blocks.forEachBlock { block in
      guard case .code(let code) = block.kind, code.language == "answer" else { return }
      let first = block.range.map { $0.lowerBound.line + 1 }
      let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where !line.isEmpty {
        answers.append((String(line), first.map { $0 + index }))
      }
    }
    return answers
  }

  /// Where the first `answer` fence stands.
  package var answerRange: SourceRange? {
    var range: SourceRange?
    blocks.forEachBlock { block in
      guard range == nil, case .code(let code) = block.kind, code.language == "answer" else {
        return
      }
      range = block.range
    }
    return range
  }

  /// The folded answers.
  package var details: [Details] {
    blocks.compactMap { block in
      guard case .details(let details) = block.kind else { return nil }
      return details
    }
  }
}
