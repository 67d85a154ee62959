import Diagnostics
import Grading
import Lessons

/// Reports as commands of GitHub's workflows, which show them at the lines they are about.
struct GitHubReport {
  let session: Session
  let words: LearnerWords

  func lines(_ reports: [QuestionReport]) -> [String] { reports.flatMap(lines) }

  private func lines(_ report: QuestionReport) -> [String] {
    let id = report.question.id
    let title = report.question.checkpoint.title.plainText
    let messages = report.folding.entries.map { message($0, id) }
    let checks = report.checks.filter { $0.outcome != .passed }.map { check in
      let text =
        [words.outcome(check.outcome)] + check.details
        + (check.hint.map { ["\(words.hint): \($0)"] } ?? [])
      return GitHubCommand(
        .error, ["title": "\(id): \(check.title)"], text.joined(separator: "\n"))
    }
    let level: GitHubCommand.Level =
      report.isPassed ? .notice : report.state.isOpen ? .warning : .error
    let whole = GitHubCommand(level, ["title": "\(id): \(title)"], words.state(report.state))
    return (messages + checks + [whole]).map(\.text)
  }

  private func message(_ entry: ErrorFolding.Entry, _ id: String) -> GitHubCommand {
    let shown = session.shown(entry.diagnostic)
    let advised = shown.summary + (shown.advice.map { "; \($0)" } ?? "")
    let explained = entry.explanation.map {
      words.explanation($0, of: entry.diagnostic.compilerMessage)
    }
    return GitHubCommand(
      shown.severity == .error ? .error : .warning,
      [
        "file": shown.file, "line": shown.range.map { "\($0.lowerBound.line)" },
        "col": shown.range.map { "\($0.lowerBound.column)" }, "title": id,
      ], ([advised] + (explained ?? [])).joined(separator: "\n"))
  }
}

extension QuestionReport.State {
  /// Whether nothing was judged.
  fileprivate var isOpen: Bool { self == .unanswered || self == .toCompare }
}
