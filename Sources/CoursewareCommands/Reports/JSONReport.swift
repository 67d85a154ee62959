import Diagnostics
import FoundationEssentials
import Grading
import Lessons

/// Reports as JSON; `Documentation/results.md` describes it, and its version changes with it.
struct JSONReport {
  static let format = "courseware-result"
  static let version = 1

  let session: Session
  let words: LearnerWords

  private struct File: Encodable {
    var format = JSONReport.format
    var version = JSONReport.version
    var course: String
    var language: String
    var passed: Bool
    var questions: [Entry]
  }

  private struct Entry: Encodable {
    var id: String
    var title: String
    var kind: String
    var verdict: String
    var checks: [Check]
    var messages: [Message]
    var modelAnswer: String?
  }

  private struct Check: Encodable {
    var name: String
    var title: String
    var outcome: String
    var details: [String]
    var hint: String?
  }

  private struct Message: Encodable {
    var severity: String
    var identifier: String
    var text: String
    var advice: String?
    var file: String?
    var line: Int?
    var column: Int?
    var explanation: [String]?
  }

  /// The reports, without a final line break.
  func text(_ reports: [QuestionReport]) throws -> String {
    let file = File(
      course: session.course.storedName, language: words.isGerman ? "de" : "en",
      passed: reports.allSatisfy(\.isPassed), questions: reports.map(entry))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(file), as: UTF8.self)
  }

  private func entry(_ report: QuestionReport) -> Entry {
    Entry(
      id: report.question.id, title: report.question.checkpoint.title.plainText,
      kind: report.question.kind.rawValue, verdict: report.state.name,
      checks: report.checks.map { check in
        Check(
          name: check.name, title: check.title, outcome: check.outcome.rawValue,
          details: check.details, hint: check.hint)
      },
      messages: report.diagnostics.map(message),
      modelAnswer: report.state == .toCompare
        ? report.question.modelAnswer.joined(separator: "\n") : nil)
  }

  private func message(_ diagnostic: Diagnostic) -> Message {
    let shown = session.shown(diagnostic)
    let message = diagnostic.compilerMessage
    let explanation = Explanation.explaining(diagnostic)
    return Message(
      severity: shown.severity.rawValue,
      identifier: shown.identifier == "compiler" ? explanation?.id ?? "compiler" : shown.identifier,
      text: shown.summary, advice: shown.advice, file: shown.file,
      line: shown.range?.lowerBound.line, column: shown.range?.lowerBound.column,
      explanation: explanation.map { words.explanation($0, of: message) })
  }
}

extension QuestionReport.State {
  /// The state's name in results: the verdict's, `unanswered` or `toCompare`.
  var name: String {
    switch self {
    case .judged(let verdict): verdict.rawValue
    case .unanswered: "unanswered"
    case .toCompare: "toCompare"
    }
  }
}
