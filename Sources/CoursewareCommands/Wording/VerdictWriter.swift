import Diagnostics
import Grading
import Lessons

/// Writes a verdict for the learner.
struct VerdictWriter {
  let session: Session
  let found: ExerciseContext
  let words: LearnerWords
  let isQuiet: Bool

  func write(_ result: GradingResult) {
    let console = session.context.console
    session.report(result.diagnostics)
    if !isQuiet {
      let hints = found.checkpoint.hints
      for check in result.checks {
        let hint = hints.first { $0.check == check.name }
        console.output(line(for: check, title: hint?.title ?? check.name))
        guard check.outcome != .passed else { continue }
        for detail in details(of: check) { console.output("      " + detail) }
        if let text = hint?.blocks.plainText, !text.isEmpty {
          console.output("      \(words.hint): \(text)")
        }
      }
    }
    console.output(words.verdict(result.verdict, id: found.exercise.id))
  }

  private func line(for check: CheckResult, title: String) -> String {
    if check.outcome == .passed { return "  ✓ \(title)" }
    return "  ✗ \(title): \(words.outcome(check.outcome))"
  }

  private func details(of check: CheckResult) -> [String] {
    let said = words.details(of: check)
    let lines = said.flatMap { $0.split(separator: "\n").map { LearnerText.clean(String($0)) } }
    let printed = LearnerText.clean(check.printed).split(separator: "\n").prefix(5)
    return lines.filter { !$0.isEmpty }
      + (printed.isEmpty ? [] : ["\(words.printed):"] + printed.map { "  \($0)" })
  }
}

extension [Block] {
  /// The words of paragraphs, lists and code, on one line.
  fileprivate var plainText: String {
    flatMap(\.descendants).compactMap { block -> String? in
      switch block.kind {
      case .paragraph(let content): content.plainText
      case .snippet(let snippet): snippet.shownCode
      case .code(let code): code.text
      default: nil
      }
    }.joined(separator: " ")
  }
}
