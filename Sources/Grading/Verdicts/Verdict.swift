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

  /// Whether the very same answer always comes to it, whatever the machine has to spare.
  package var isLasting: Bool {
    switch self {
    case .passed, .wrong, .doesNotCompile, .trapped: true
    case .timedOut, .outOfMemory, .graderFault: false
    }
  }
}

/// All that the grader found of one answer.
package struct GradingResult: Codable, Equatable, Sendable {
  package var verdict: Verdict

  /// Every declared check and every rule, in the order of the exercise.
  package var checks: [CheckResult]

  /// What the compiler says of the learner's code, or what keeps the grader from grading.
  package var diagnostics: [Diagnostic]

  /// Whether the result is that of an earlier grading of the very same.
  package var isKept = false

  package init(verdict: Verdict, checks: [CheckResult] = [], diagnostics: [Diagnostic] = []) {
    self.verdict = verdict
    self.checks = checks
    self.diagnostics = diagnostics
  }
}
