import Diagnostics
import Grading
import Lessons

/// Reports for people.
struct TextReport {
  let session: Session
  let words: LearnerWords
  let isQuiet: Bool

  /// Writes what is to say of one question.
  func write(_ report: QuestionReport) {
    writeErrors(of: report)
    switch report.state {
    case .judged(let verdict):
      if !isQuiet { report.checks.flatMap(lines).forEach(output) }
      if !isQuiet, report.isKept { output(words.unchanged) }
      output(words.verdict(verdict, id: report.question.id))
    case .unanswered: if !isQuiet { ask(report.question) } else { output(unanswered(report)) }
    case .toCompare:
      output("\(words.modelAnswer):")
      output("")
      report.question.modelAnswer.forEach { output($0.isEmpty ? "" : "  " + $0) }
      output("")
      output(words.compare(report.question.id))
    }
  }

  /// One line for each of many questions, below it what did not pass.
  func write(all reports: [QuestionReport]) {
    for report in reports {
      writeErrors(of: report)
      let title = report.question.checkpoint.title.plainText
      if report.isPassed {
        if !isQuiet { output("\(mark(true)) \(report.question.id)  \(title)") }
        continue
      }
      output("\(mark(false)) \(report.question.id)  \(title): \(words.state(report.state))")
      if !isQuiet {
        report.checks.filter { $0.outcome != .passed }.flatMap(lines).forEach { output("  " + $0) }
      }
    }
    output(words.solved(reports.count(where: \.isPassed), of: reports.count))
  }

  /// Each error with what it means, to the stream of errors.
  private func writeErrors(of report: QuestionReport) {
    let talk = session.context.console.talk
    let folding = report.folding
    var explained: Set<String> = []
    for entry in folding.entries {
      var diagnostic = entry.diagnostic
      if let id = entry.explanation?.id, diagnostic.identifier == "compiler" {
        diagnostic.identifier = id
      }
      session.report([diagnostic])
      if !entry.otherLines.isEmpty { talk("    " + words.alsoOn(entry.otherLines)) }
      guard let explanation = entry.explanation, explained.insert(explanation.id).inserted,
        !isQuiet
      else { continue }
      words.explanation(explanation, of: diagnostic.compilerMessage)
        .flatMap(TerminalText(width: 74).wrap).forEach { talk("    " + $0) }
    }
    if folding.followUps > 0 { talk(words.followUps(folding.followUps)) }
  }

  private func output(_ line: String) { session.context.console.output(line) }

  private func lines(_ check: QuestionReport.Check) -> [String] {
    let isPlace = Int(check.name) != nil
    let number = isPlace ? "\(check.name). " : ""
    // What came out stands behind a place, and below a check.
    let title =
      isPlace
      ? ([check.title] + check.details.prefix(1)).joined(separator: "  →  ")
      : check.outcome == .passed
        ? check.title : "\(check.title): \(words.outcome(check.outcome))"
    let details = isPlace ? check.details.dropFirst() : check.details[...]
    return ["  \(mark(check.outcome == .passed)) \(number)\(title)"]
      + details.map { "      " + $0 }
      + (check.hint.map { ["      \(words.hint): \($0)"] } ?? [])
  }

  private func mark(_ isPassed: Bool) -> String {
    let mark = isPassed ? "✓" : "✗"
    guard session.context.console.isColored else { return mark }
    return "\u{1B}[\(isPassed ? 32 : 31)m\(mark)\u{1B}[0m"
  }

  private func unanswered(_ report: QuestionReport) -> String {
    "\(report.question.id): \(words.state(report.state))"
  }

  /// The question itself, and how to answer it.
  private func ask(_ question: Question) {
    output("\(question.id): \(question.checkpoint.title.plainText)")
    output("")
    let text = TerminalText(width: 76).lines(question.checkpoint.blocks)
    for line in text { output(line.isEmpty ? "" : "  " + line) }
    output("")
    if let task = words.task(question.kind) {
      output(task)
      for (index, place) in question.places.enumerated() { output("  \(index + 1). \(place)") }
      output("")
    }
    let how = words.answerWith(question)
    output(how.prefix(1).uppercased() + how.dropFirst())
    if question.kind != .code { output(words.orInFile(question)) }
  }
}

extension Question {
  /// The folded answer as text.
  var modelAnswer: [String] {
    Array(
      checkpoint.details.map { TerminalText(width: 76).lines($0.blocks) }.joined(separator: [""]))
  }
}

extension LearnerWords {
  /// How a question stands after `check --all`, in few words.
  func state(_ state: QuestionReport.State) -> String {
    switch state {
    case .unanswered: pick("no answer yet", "noch keine Antwort")
    case .toCompare: pick("answered, not compared yet", "beantwortet, noch nicht verglichen")
    case .judged(let verdict):
      switch verdict {
      case .passed: pick("passed", "gelöst")
      case .wrong: pick("not there yet", "noch nicht fertig")
      case .doesNotCompile: pick("does not compile", "lässt sich nicht kompilieren")
      case .trapped: pick("stopped with a run-time error", "mit einem Laufzeitfehler abgebrochen")
      case .timedOut: pick("did not finish in time", "nicht rechtzeitig fertig")
      case .outOfMemory: pick("needs too much memory", "braucht zu viel Speicher")
      case .graderFault: pick("could not be graded", "konnte nicht bewertet werden")
      }
    }
  }
}
