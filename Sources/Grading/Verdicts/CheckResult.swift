package import GradingWire

/// What came of one check or one source rule.
package struct CheckResult: Codable, Equatable, Sendable {
  package enum Outcome: Codable, Equatable, Sendable {
    case passed
    /// The values differ, or the rule is broken: details in the order they were found.
    case failed([Finding])
    case trapped(Trap)
    case timedOut
    case outOfMemory
    /// The program ended by itself, flooded, or broke the protocol.
    case misbehaved(SubjectFault)
    /// The check was not judged.
    case notRun
  }

  /// One thing that is not as it should be.
  package enum Finding: Codable, Equatable, Sendable {
    case issue(JudgeReport.Issue)
    case rule(RuleViolation)
  }

  /// Its name in code, which the lesson's hints use.
  package var name: String

  package var outcome: Outcome

  /// What was asked of the learner's program last; nil for rules.
  package var lastRequest: String?

  /// What the learner's program printed during the check.
  package var printed: String

  package init(
    name: String, outcome: Outcome, lastRequest: String? = nil, printed: String = ""
  ) {
    self.name = name
    self.outcome = outcome
    self.lastRequest = lastRequest
    self.printed = printed
  }
}
