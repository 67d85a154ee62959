package import Processes

/// What the grader tells the judge, as JSON in a file.
package struct JudgeConfiguration: Codable, Sendable {
  /// How the learner's program is started, limits and sandbox included.
  package var subject: Command

  /// Seconds that one request may take.
  package var requestSeconds: Double

  /// Bytes kept of what the learner's program prints.
  package var outputSize: Int

  package init(subject: Command, requestSeconds: Double, outputSize: Int = 1 << 16) {
    self.subject = subject
    self.requestSeconds = requestSeconds
    self.outputSize = outputSize
  }
}

/// What the judge reports, as JSON in a file.
package struct JudgeReport: Codable, Sendable, Equatable {
  package struct Check: Codable, Sendable, Equatable {
    /// The test function's name without its parentheses.
    package var name: String

    /// What was expected and not so, in the words of Swift Testing.
    package var issues: [String]

    /// What kept the learner's program from answering.
    package var fault: SubjectFault?

    /// What the learner's program printed meanwhile.
    package var printed: String

    package init(
      name: String, issues: [String] = [], fault: SubjectFault? = nil, printed: String = ""
    ) {
      self.name = name
      self.issues = issues
      self.fault = fault
      self.printed = printed
    }

    /// Whether the judge found nothing wrong.
    package var passed: Bool { issues.isEmpty && fault == nil }
  }

  /// The checks that were run to their end, in order.
  package var checks: [Check]

  package init(checks: [Check]) {
    self.checks = checks
  }
}
