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
    package private(set) var answers: [String] = []

    /// The lesson's lines that the answers stand on, as far as that is known.
    var answerLines: [Int?] = []

    /// The snippet's code with the answers in place of its blanks.
    package private(set) var parsed: ParsedSource

    init(snippet: Snippet, file: String, range: SourceRange?, environment: Environment) {
      self.snippet = snippet
      self.file = file
      self.range = range
      self.environment = environment
      parsed = ParsedSource(SourceText(snippet.lines, of: file))
    }

    /// Takes other answers.
    mutating func answer(_ answers: some Sequence<String>) {
      self.answers = Array(answers)
      guard mode == .blank else { return }
      var rest = self.answers[...]
      let filled = snippet.lines.map { line in
        var copy = line
        copy.text = BlankedLine(line.text).filled(from: &rest)
        return copy
      }
      parsed = ParsedSource(SourceText(filled, of: file))
    }

    /// The code that decides about the checkpoint's `choose` snippets.
    package var decision: ParsedSource?

    /// The message of the compiler that is quoted below the snippet.
    package var quotedError: String?

    /// What is to be proven: blanks need no flag.
    package var mode: SnippetFlags.Mode {
      snippet.flags.mode == .compiles && snippet.blankCount > 0 ? .blank : snippet.flags.mode
    }
  }

  package private(set) var steps: [Step] = []

  /// The definitions at the end of the lesson.
  package private(set) var final: Environment

  /// By checkpoint id, the definitions before its heading.
  package private(set) var atCheckpoint: [String: Environment] = [:]

  /// The checkpoint where the walk ends, with nothing inside other checkpoints looked at; nil to go through the whole lesson.
  private let goal: String?

  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - library: The model library.
  ///   - goal: The checkpoint whose environment is all that is wanted; nil for the whole lesson.
  package init(_ lesson: Lesson, library: Environment, upTo goal: String? = nil) {
    self.goal = goal
    final = library
    var answers: [String] = []
    walk(lesson.blocks, of: lesson, answers: &answers)
  }

  /// What the lesson defines behind a step: the environment after each later step that defines something.
  func environments(behind index: Int) -> [Environment] {
    let later = steps.dropFirst(index + 1).map(\.environment) + [final]
    var result: [Environment] = []
    var version = steps[index].environment.version
    for environment in later where environment.version != version {
      version = environment.version
      result.append(environment)
    }
    return result
  }

  private mutating func walk(_ blocks: [Block], of lesson: Lesson, answers: inout [String]) {
    for (index, block) in blocks.enumerated() {
      if let goal, atCheckpoint[goal] != nil { return }
      switch block.kind {
      case .checkpoint(let checkpoint):
        let outside = final
        atCheckpoint[checkpoint.id] = outside
        if goal != nil { continue }
        var answers = checkpoint.answers
        let first = steps.count
        walk(checkpoint.blocks, of: lesson, answers: &answers)
        setDecision(from: first)
        setAnswerLines(checkpoint.answerLines.map(\.line), from: first)
        final = outside
      case .snippet(let snippet):
        let next = blocks.dropFirst(index + 1)
        if answers.count < snippet.blankCount {
          answers = next.lazy.compactMap { $0.answers(toBlanksOf: snippet) }.first ?? answers
        }
        var step = Step(
          snippet: snippet, file: lesson.file, range: block.range, environment: final)
        step.quotedError = next.first?.quotedError
        take(step, answers: &answers)
      case .list(let list):
        for item in list.items { walk(item.blocks, of: lesson, answers: &answers) }
      case .quote(let blocks): walk(blocks, of: lesson, answers: &answers)
      case .callout(let callout): walk(callout.blocks, of: lesson, answers: &answers)
      case .details(let details): walk(details.blocks, of: lesson, answers: &answers)
      case .heading, .paragraph, .code, .table, .thematicBreak, .html: break
      }
    }
  }

  /// Tells the `choose` snippets of a checkpoint what decides about them, and that snippet that it does.
  private mutating func setDecision(from first: Int) {
    let own = steps.indices.dropFirst(first)
    guard own.contains(where: { steps[$0].mode == .choose }),
      let decision = own.first(where: { steps[$0].mode == .decides })
    else { return }
    for index in own { steps[index].decision = steps[decision].parsed }
  }

  /// Tells the snippets of a checkpoint where their answers stand.
  private mutating func setAnswerLines(_ lines: [Int?], from first: Int) {
    var rest = lines[...]
    for index in steps.indices.dropFirst(first) {
      steps[index].answerLines = Array(rest.prefix(steps[index].answers.count))
      rest = rest.dropFirst(steps[index].answers.count)
    }
  }

  private mutating func take(_ taken: Step, answers: inout [String]) {
    var step = taken
    let count = step.answerCount
    step.answer(answers.prefix(count))
    answers.removeFirst(min(count, answers.count))
    steps.append(step)
    guard step.defines else {
      for part in step.soundParts { final.define(part) }
      return
    }
    let source = step.isScript ? step.parsed.withoutVariables : step.parsed
    if let placement = try? final.placement(of: source, in: step.snippet.flags.type) {
      final = placement.environment()
    }
  }
}

extension LessonWalk.Step {
  /// How many answers the snippet asks for.
  fileprivate var answerCount: Int {
    switch mode {
    case .blank: snippet.blankCount
    case .predict: Int.max
    case .which: whichItems.count
    case .choose: 1
    case .compiles, .fails, .traps, .runs, .decides, .sketch: 0
    }
  }

  /// Whether the snippet is run by itself, from top to bottom.
  fileprivate var isScript: Bool {
    switch mode {
    case .runs, .traps, .predict: true
    case .compiles, .fails, .blank, .which, .choose, .decides, .sketch: false
    }
  }

  /// The declarations of a snippet with a mistake, marked or against the syntax, that do not hold the mistake.
  fileprivate var soundParts: [ParsedSource] {
    guard snippet.flags.environment == .earlier, snippet.flags.type == nil,
      parsed.hasSyntaxErrors || snippet.lines.contains(where: { $0.text.contains("❌") })
    else { return [] }
    return parsed.soundDeclarations(without: "❌")
  }

  /// Whether what the snippet declares is there for what follows.
  fileprivate var defines: Bool {
    guard snippet.flags.environment == .earlier, quotedError == nil, !parsed.hasSyntaxErrors
    else { return false }
    switch mode {
    case .compiles, .runs, .traps, .blank, .predict: return true
    case .fails, .which, .choose, .decides, .sketch: return false
    }
  }
}

extension Snippet {
  /// How many blanks its lines have.
  fileprivate var blankCount: Int {
    lines.reduce(0) { $0 + BlankedLine($1.text).blanks.count }
  }
}

extension Block {
  /// The text of a callout that quotes the compiler.
  fileprivate var quotedError: String? {
    guard case .callout(let callout) = kind, callout.kind == .error else { return nil }
    let texts = callout.blocks.compactMap { block -> String? in
      switch block.kind {
      case .paragraph(let content): content.plainText
      case .code(let code): code.text.split(separator: "\n").joined(separator: " ")
      default: nil
      }
    }
    return texts.first
  }

  /// What a filled copy of a snippet puts in its blanks; nil where the block is no such copy.
  fileprivate func answers(toBlanksOf snippet: Snippet) -> [String]? {
    guard case .snippet(let copy) = kind, copy.lines.count == snippet.lines.count else {
      return nil
    }
    var answers: [String] = []
    for (blank, filled) in zip(snippet.lines, copy.lines) {
      var rest = filled.text[...]
      let pieces = BlankedLine(blank.text).pieces
      guard rest.hasPrefix(pieces[0]) else { return nil }
      rest = rest.dropFirst(pieces[0].count)
      for (offset, piece) in pieces.dropFirst().enumerated() {
        let isLast = offset == pieces.count - 2
        let end =
          isLast && piece.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstRange(of: piece)
        guard let end else { return nil }
        answers.append(String(rest[..<end.lowerBound]))
        rest = rest[end.upperBound...]
      }
      if !rest.isEmpty { return nil }
    }
    return answers.isEmpty ? nil : answers
  }
}

extension SourceText {
  /// Lines of a lesson, each with its place there.
  fileprivate init(_ lines: [Snippet.Line], of file: String) {
    self.init(
      lines: lines.map { line in
        Line(
          line.text, origin: .init(file: file, line: line.start.line, column: line.start.column))
      })
  }
}
