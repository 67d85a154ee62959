import Diagnostics
import FoundationEssentials
import Glibc
import Lessons
import Processes

extension LessonWalk.Step {
  /// - Parameter flag: The flag that says how the snippet was placed, where that had to be found out.
  func proven(_ outcome: Proof.Outcome, in flag: String? = nil) -> Proof {
    Proof(
      file: file, range: range, outcome: outcome,
      placement: snippet.flags.type == nil ? flag : nil)
  }

  func disproven(_ diagnostics: [Diagnostic], advice: String? = nil) -> Proof {
    var diagnostics = diagnostics.map(attributed)
    if let advice, let first = diagnostics.indices.first, diagnostics[first].advice == nil {
      diagnostics[first].advice = advice
    }
    return Proof(file: file, range: range, outcome: .disproven, diagnostics: diagnostics)
  }

  /// The message that the snippet may be refused with although no flag says so; nil where nothing hints at a mistake.
  var expectedError: String? {
    quotedError ?? (markedLine == nil ? nil : "")
  }

  /// The line with `// ❌`, in the Markdown file.
  private var markedLine: Int? {
    snippet.lines.first { $0.text.contains("❌") }?.start.line
  }

  /// Whether the compiler refuses the snippet for one reason, at the marked line, with the message quoted below it.
  ///
  /// - Parameter message: The message, or nothing where only the mark speaks.
  func isRefusedAsImplied(_ result: Compiler.Result, message: String) -> Bool {
    guard result.fault == nil, result.errors.count == 1, let error = result.errors.first,
      error.file == file
    else { return false }
    if let markedLine, error.range?.lowerBound.line != markedLine { return false }
    return message.isEmpty || error.summary.lowercased() == message.lowercased()
  }

  /// What a refusal shows of a snippet that says it fails.
  func judgedRefusal(_ result: Compiler.Result, message: String) -> Proof {
    if let fault = result.fault { return disproven([diagnostic(of: fault)]) }
    if result.errors.isEmpty { return disproven([compilesAfterAll(message)]) }
    let wanted = result.errors.filter { error in
      error.summary == message && error.file == file
        && (markedLine == nil || error.range?.lowerBound.line == markedLine)
    }
    if wanted.count == 1, result.errors.count == 1 { return proven(.refused) }
    return disproven([failsOtherwise(message, marked: markedLine, errors: result.errors)])
  }

  /// What a run shows of a snippet that is to print, to trap, or to give values.
  func judged(_ run: RunResult) -> Proof {
    switch snippet.flags.mode {
    case .traps:
      let signals: [RunResult.Ending] = [.signalled(SIGILL), .signalled(SIGTRAP)]
      return signals.contains(run.ending) ? proven(.trapped) : disproven([doesNotTrap(run)])
    case .predict where run.succeeded:
      return compared(with: run.outputText.split(separator: "\n").map(String.init))
    case .runs where run.succeeded:
      let output = snippet.output ?? ""
      return run.outputText.trimmed(where: \.isNewline) == output.trimmed(where: \.isNewline)
        ? proven(.ran) : disproven([printsOtherwise(run.outputText)])
    default:
      return disproven([doesNotFinish(run)])
    }
  }

  /// What computed answers show of the stated ones.
  func compared(with computed: [String]) -> Proof {
    if computed == answers { return proven(.answered) }
    let stated = answers.isEmpty ? "no answer is stated" : "stated: " + answers.listed
    let words: [String] =
      switch mode {
      case .which: ["compiles", "fails"]
      case .choose: ["fits", "differs"]
      default: []
      }
    let isOdd = !words.isEmpty && !answers.allSatisfy(words.contains)
    let wrong = zip(answers, computed).prefix { $0 == $1 }.count
    let line = answerLines.dropFirst(wrong).first ?? answerLines.last ?? nil
    return disproven([
      Diagnostic(
        .error, "wrong-answer", "the answer is not what the code gives; \(stated)",
        advice: "the code gives: \(computed.listed); "
          + (isOdd
            ? "an answer is \(words.map { "'\($0)'" }.joined(separator: " or "))"
            : "correct the answer or the code"),
        file: line == nil ? nil : file, range: line.map { SourceRange(line: $0) })
    ])
  }

  /// What to do where a snippet does not compile with its blanks filled.
  var advisesOnBlanks: String {
    answers.isEmpty
      ? "state what belongs into the blanks in an 'answer' fence"
      : "the blanks were filled with \(answers.listed)"
  }

  /// The problems of a compilation, as the snippet's.
  func problems(in result: Compiler.Result) -> [Diagnostic] {
    result.fault.map { [diagnostic(of: $0)] } ?? result.errors
  }

  func diagnostic(of fault: Compiler.Fault) -> Diagnostic {
    let what =
      switch fault {
      case .crashed(let signal): "the compiler crashed with signal \(signal) on this snippet"
      case .timedOut: "the compiler did not finish this snippet in time"
      case .outOfMemory: "the compiler ran out of memory on this snippet"
      case .unexplained: "the compiler failed on this snippet without saying why"
      }
    return Diagnostic(
      .error, "compiler-fault", what, advice: "simplify the snippet; this is no verdict on it")
  }

  func compilesAfterAll(_ message: String) -> Diagnostic {
    Diagnostic(
      .error, "compiles-after-all", "the snippet compiles, and should fail with '\(message)'",
      advice: "take 'fails' away, or bring the mistake back")
  }

  func failsOtherwise(_ message: String, marked: Int?, errors: [Diagnostic]) -> Diagnostic {
    let place = marked.map { " on line \($0), marked ❌" } ?? ""
    return Diagnostic(
      .error, "fails-otherwise", "the snippet should fail with exactly '\(message)'\(place)",
      advice: "the compiler says what the notes below show",
      notes: errors.map {
        var note = $0
        note.severity = .note
        note.notes = []
        return note
      })
  }

  private func doesNotTrap(_ run: RunResult) -> Diagnostic {
    Diagnostic(
      .error, "does-not-trap", "the snippet should stop with a trap; it \(run.ending.words)",
      advice: "take 'traps' away, or bring the trap back")
  }

  private func printsOtherwise(_ output: String) -> Diagnostic {
    Diagnostic(
      .error, "prints-otherwise", "the snippet does not print what the 'output' fence says",
      advice: "it prints: \(output.split(separator: "\n").map(String.init).listed)")
  }

  func doesNotFinish(_ run: RunResult) -> Diagnostic {
    let said = run.errorText.split(separator: "\n").first.map { ": \($0)" } ?? ""
    return Diagnostic(
      .error, "does-not-finish", "the snippet \(run.ending.words)\(said)",
      advice: "mend it, or say 'traps' if it is meant to")
  }

  /// A diagnostic that names no place of the lesson's is about the snippet as a whole.
  private func attributed(_ diagnostic: Diagnostic) -> Diagnostic {
    var copy = diagnostic
    if copy.range == nil || copy.file == nil || copy.isAboutGeneratedCode {
      copy.file = file
      copy.range = snippet.infoRange ?? range
    }
    copy.notes = copy.notes.filter { !$0.isAboutGeneratedCode }
    return copy
  }
}

extension Diagnostic {
  /// Whether the place is in a file that the tool made up.
  fileprivate var isAboutGeneratedCode: Bool {
    file == "program.swift" || file == "main.swift" || file?.hasPrefix("/") == true
      || file?.hasPrefix("@") == true
  }
}

extension RunResult.Ending {
  fileprivate var words: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "was stopped by signal \(signal)"
    case .timedOut: "did not end in time"
    case .flooded: "printed without end"
    }
  }
}

extension [String] {
  fileprivate var listed: String { isEmpty ? "nothing" : map { "'\($0)'" }.joined(separator: ", ") }
}
