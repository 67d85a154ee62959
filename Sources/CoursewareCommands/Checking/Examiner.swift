import Diagnostics
import FoundationEssentials
import Grading
import Lessons
import Proofs

/// Looks at the answer to a question, of whatever kind, and reports on it.
///
/// 1. Take what was handed in: what stands on the command line, else the question's answer file.
/// 2. Judge it by its kind: the grader for code, the answer checker for values, lines and blanks.
/// 3. Note the progress.
final class Examiner {
  private let session: Session
  private let words: LearnerWords

  /// Made once, since it looks at what the machine can do.
  private var madeGrader: Grader?

  init(session: Session, words: LearnerWords) {
    self.session = session
    self.words = words
  }

  /// - Parameters:
  ///   - question: The question.
  ///   - given: The words behind it on the command line.
  /// - Throws: `CommandLineFault` for what cannot be read, `Diagnostic` for an answer that is none.
  func examine(_ question: Question, given: [String]) throws -> QuestionReport {
    let report =
      switch question.kind {
      case .code: try examineCode(question, given)
      case .predict, .which, .choose, .blank: try examineAnswers(question, given)
      case .explain: try examineWords(question, given)
      }
    try note(report)
    return report
  }

  /// The same without words on the command line; what was solved before and has no file counts as solved.
  func examineKnown(_ question: Question) throws -> QuestionReport {
    var report = try examine(question, given: [])
    if report.state == .unanswered, try session.progress.read().standing(of: question) == .passed {
      report.state = .judged(.passed)
    }
    return report
  }

  private func examineCode(_ question: Question, _ given: [String]) throws -> QuestionReport {
    guard let files = try AnswerReader(session: session, words: words).code(question, given) else {
      return QuestionReport(question: question, state: .unanswered)
    }
    let found: ExerciseContext
    do {
      found = try session.exercise(of: question)
    } catch let diagnostic as Diagnostic {
      return QuestionReport(
        question: question, state: .judged(.graderFault), diagnostics: [diagnostic])
    }
    let result = try grader().grade(files, for: found.exercise, on: found.base)
    let hints = question.checkpoint.hints
    var report = QuestionReport(
      question: question, state: .judged(result.verdict),
      checks: result.checks.map { check in
        let hint = hints.first { $0.check == check.name }
        return QuestionReport.Check(
          name: check.name, title: hint?.title ?? check.name, outcome: .init(check.outcome),
          details: details(of: check),
          hint: check.outcome == .passed
            ? nil : hint.map { TerminalText().line($0.blocks) }.flatMap { $0.isEmpty ? nil : $0 })
      }, diagnostics: result.diagnostics.map(words.translated))
    report.isKept = result.isKept
    return report
  }

  private func grader() throws -> Grader {
    if let madeGrader { return madeGrader }
    let grader = try session.grader()
    madeGrader = grader
    return grader
  }

  private func details(of check: CheckResult) -> [String] {
    guard check.outcome != .passed else { return [] }
    let said = words.details(of: check).flatMap { $0.split(separator: "\n").map(String.init) }
    let printed = LearnerText.clean(check.printed).split(separator: "\n").prefix(5)
    return said.map { LearnerText.clean($0) }.filter { !$0.isEmpty }
      + (printed.isEmpty ? [] : ["\(words.printed):"] + printed.map { "  \($0)" })
  }

  private func examineAnswers(_ question: Question, _ given: [String]) throws -> QuestionReport {
    guard let answers = try AnswerReader(session: session, words: words).lines(question, given)
    else { return QuestionReport(question: question, state: .unanswered) }
    let checker = AnswerChecker(
      verifier: Verifier(
        compiler: try session.compiler, cache: session.results, jobs: try session.jobs),
      library: session.library,
      lessons: session.course.lessons[question.lesson.language] ?? [])
    let results: [AnswerResult]
    do {
      results = try checker.judge(answers, for: question)
    } catch let diagnostic as Diagnostic {
      return QuestionReport(
        question: question, state: .judged(.graderFault), diagnostics: [diagnostic])
    }
    return QuestionReport(
      question: question,
      state: .judged(results.allSatisfy(\.isRight) ? .passed : .wrong),
      checks: results.enumerated().map { index, result in
        QuestionReport.Check(
          name: "\(index + 1)", title: result.place, outcome: result.isRight ? .passed : .failed,
          details: words.details(of: result).map { LearnerText.clean($0) })
      })
  }

  private func examineWords(_ question: Question, _ given: [String]) throws -> QuestionReport {
    let progress = try session.progress.read()
    if session.arguments.has(.compared) {
      guard progress.standing(of: question) != .open else {
        throw CommandLineFault(
          Diagnostic(
            .error, "nothing-compared", words.answerFirst(question.id),
            advice: words.answerWith(question)))
      }
      return QuestionReport(question: question, state: .judged(.passed))
    }
    let answer = try AnswerReader(session: session, words: words).words(question, given)
    if progress.standing(of: question) == .passed, given.isEmpty {
      return QuestionReport(question: question, state: .judged(.passed))
    }
    return QuestionReport(question: question, state: answer == nil ? .unanswered : .toCompare)
  }

  /// A fault of ours is not the learner's and leaves no trace.
  private func note(_ report: QuestionReport) throws {
    let state: CourseProgress.Entry.State
    switch report.state {
    case .unanswered, .judged(.graderFault): return
    case .judged(.passed): state = .passed
    case .judged: state = .open
    case .toCompare: state = .answered
    }
    try session.progress.update { $0.mark(report.question, state) }
  }
}
