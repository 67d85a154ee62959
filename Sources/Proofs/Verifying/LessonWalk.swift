package import Diagnostics
package import Lessons

/// A lesson's snippets in reading order, each with what it may see.
///
/// What a checkpoint defines stays in it: its answers and variants do not spoil the lesson that goes on below.
package struct LessonWalk: Sendable {
  /// One snippet on its way to a proof.
  package struct Step: Sendable {
    package var snippet: Snippet
    package var file: String
    package var range: SourceRange?

    /// The definitions before the snippet.
    package var environment: Environment

    /// The answers of the checkpoint that the snippet belongs to, as far as they are this snippet's.
    package var answers: [String]

    /// The snippet's code with the answers in place of its blanks.
    package var source: SourceText {
      var rest = answers[...]
      return SourceText(
        lines: snippet.lines.map { line in
          SourceText.Line(
            snippet.flags.mode == .blank ? line.text.filling(from: &rest) : line.text,
            origin: .init(file: file, line: line.start.line, column: line.start.column))
        })
    }
  }

  package private(set) var steps: [Step] = []

  /// The definitions at the end of the lesson.
  package private(set) var final: Environment

  /// By checkpoint id, the definitions before its heading.
  package private(set) var atCheckpoint: [String: Environment] = [:]

  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - library: The model library.
  package init(_ lesson: Lesson, library: Environment) {
    final = library
    var answers: [String] = []
    walk(lesson.blocks, of: lesson, answers: &answers)
  }

  private mutating func walk(_ blocks: [Block], of lesson: Lesson, answers: inout [String]) {
    for block in blocks {
      switch block.kind {
      case .checkpoint(let checkpoint):
        let outside = final
        atCheckpoint[checkpoint.id] = outside
        var answers = checkpoint.answers
        walk(checkpoint.blocks, of: lesson, answers: &answers)
        final = outside
      case .snippet(let snippet):
        take(snippet, block.range, of: lesson, answers: &answers)
      case .list(let list):
        for item in list.items { walk(item.blocks, of: lesson, answers: &answers) }
      case .quote(let blocks): walk(blocks, of: lesson, answers: &answers)
      case .callout(let callout): walk(callout.blocks, of: lesson, answers: &answers)
      case .details(let details): walk(details.blocks, of: lesson, answers: &answers)
      case .heading, .paragraph, .code, .table, .thematicBreak, .html: break
      }
    }
  }

  private mutating func take(
    _ snippet: Snippet, _ range: SourceRange?, of lesson: Lesson, answers: inout [String]
  ) {
    var step = Step(
      snippet: snippet, file: lesson.file, range: range, environment: final, answers: [])
    let count = step.answerCount
    step.answers = Array(answers.prefix(count))
    answers.removeFirst(min(count, answers.count))
    steps.append(step)
    guard snippet.flags.defines else { return }
    let source = ParsedSource(step.source)
    if let first = try? final.placements(of: source, in: snippet.flags.type).first {
      final = first.environment
    }
  }
}

extension LessonWalk.Step {
  /// How many answers the snippet asks for.
  fileprivate var answerCount: Int {
    switch snippet.flags.mode {
    case .blank: snippet.lines.reduce(0) { $0 + $1.text.ranges(of: blankMark).count }
    case .predict: Int.max
    case .which: whichItems.count
    case .compiles, .fails, .traps, .runs, .sketch: 0
    }
  }
}

extension SnippetFlags {
  /// Whether what the snippet declares is there for what follows.
  fileprivate var defines: Bool {
    switch mode {
    case .compiles, .runs, .traps, .blank, .predict: environment == .earlier
    case .fails, .which, .sketch: false
    }
  }
}

/// What stands for each blank of a `blank` snippet.
let blankMark = "_____"

extension String {
  /// The text with an answer in place of each blank, as long as there are answers.
  fileprivate func filling(from answers: inout ArraySlice<String>) -> String {
    var result = self
    while let range = result.firstRange(of: blankMark), let answer = answers.popFirst() {
      result.replaceSubrange(range, with: answer)
    }
    return result
  }
}
