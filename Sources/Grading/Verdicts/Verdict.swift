package import Diagnostics

/// What a learner's answer comes to.
package enum Verdict: String, Codable, CaseIterable, Sendable {
  case passed
  case wrong
  case doesNotCompile
  case trapped
  case timedOut
  case outOfMemory
  /// The grader could not grade; never the learner's fault.
  case graderFault
}

/// All that the grader found of one answer.
package struct GradingResult: Equatable, Sendable {
  package var verdict: Verdict

  /// Every declared check and every rule, in the order of the exercise.
  package var checks: [CheckResult]

  /// What the compiler says of the learner's code, or what keeps the grader from grading.
  package var diagnostics: [Diagnostic]

  package init(verdict: Verdict, checks: [CheckResult] = [], diagnostics: [Diagnostic] = []) {
    self.verdict = verdict
    self.checks = checks
    self.diagnostics = diagnostics
  }
}

/// What came of one check or one source rule.
package struct CheckResult: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    case passed
    /// The values differ, or the rule is broken: details in the order they were found.
    case failed([String])
    case trapped(String)
    case timedOut
    case outOfMemory
    /// The program ended by itself, flooded, or broke the protocol.
    case misbehaved(String)
    /// The check was not judged.
    case notRun
  }

  /// Its name in code, which the lesson's hints use.
  package var name: String

  package var outcome: Outcome

  /// What the learner's program printed during the check.
  package var printed: String

  package init(name: String, outcome: Outcome, printed: String = "") {
    self.name = name
    self.outcome = outcome
    self.printed = printed
  }
}
