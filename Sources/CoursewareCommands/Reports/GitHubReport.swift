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
      return command(
        "error", ["title": "\(id): \(check.title)"], text.joined(separator: "\n"))
    }
    let level = report.isPassed ? "notice" : report.state.isOpen ? "warning" : "error"
    let whole = command(level, ["title": "\(id): \(title)"], words.state(report.state))
    return messages + checks + [whole]
  }

  private func message(_ entry: ErrorFolding.Entry, _ id: String) -> String {
    let shown = session.shown(entry.diagnostic)
    let advised = shown.summary + (shown.advice.map { "; \($0)" } ?? "")
    let explained = entry.explanation.map {
      words.explanation($0, of: entry.diagnostic.compilerMessage)
    }
    let properties: [(String, String?)] = [
      ("file", shown.file), ("line", shown.range.map { "\($0.lowerBound.line)" }),
      ("col", shown.range.map { "\($0.lowerBound.column)" }), ("title", id),
    ]
    return command(
      shown.severity == .error ? "error" : "warning",
      properties.compactMap { name, value in value.map { (name, $0) } },
      ([advised] + (explained ?? [])).joined(separator: "\n"))
  }

  private func command(
    _ level: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }
      .joined(separator: ",")
    return "::\(level) \(list)::\(Self.escaped(message, isProperty: false))"
  }

  private func command(
    _ level: String, _ properties: KeyValuePairs<String, String>, _ message: String
  ) -> String {
    command(level, properties.map { ($0.key, $0.value) }, message)
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    let message = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    guard isProperty else { return message }
    return message.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension QuestionReport.State {
  /// Whether nothing was judged.
  fileprivate var isOpen: Bool { self == .unanswered || self == .toCompare }
}
