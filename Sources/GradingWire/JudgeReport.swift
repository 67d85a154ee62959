/// What the judge reports, as JSON.
package struct JudgeReport: Codable, Sendable, Equatable {
  /// The checks that were run to their end, in order.
  package var checks: [Check]

  package init(checks: [Check]) {
    self.checks = checks
  }

  /// What came of one check.
  package struct Check: Codable, Sendable, Equatable {
    /// The test function's name without its parentheses.
    package var name: String

    package var issues: [Issue]

    /// What kept the learner's program from answering.
    package var fault: SubjectFault?

    /// What was asked of the learner's program last, such as `energies(from: 5)`.
    package var lastRequest: String?

    /// What the learner's program printed meanwhile.
    package var printed: String

    package init(
      name: String, issues: [Issue] = [], fault: SubjectFault? = nil, lastRequest: String? = nil,
      printed: String = ""
    ) {
      self.name = name
      self.issues = issues
      self.fault = fault
      self.lastRequest = lastRequest
      self.printed = printed
    }

    /// Whether the judge found nothing wrong.
    package var passed: Bool { issues.isEmpty && fault == nil }
  }

  /// One thing that a check expected and that was not so.
  package struct Issue: Codable, Sendable, Equatable {
    /// The source of the expectation, or the error that was thrown.
    package var subject: Subject

    /// What the check's author says of it.
    package var comments: [String]

    /// What the learner's program had answered when the expectation failed.
    package var observation: Observation?

    package init(
      _ subject: Subject, comments: [String] = [], observation: Observation? = nil
    ) {
      self.subject = subject
      self.comments = comments
      self.observation = observation
    }
  }

  /// What an issue is about.
  package enum Subject: Codable, Sendable, Equatable {
    /// An expectation, by its source.
    case expectation(String)
    /// An error, or whatever else Swift Testing reports, in its words.
    case error(String)
  }

  /// What the learner's program answered.
  package enum Observation: Codable, Sendable, Equatable {
    /// A call gave a value; both as source.
    case gave(call: String, value: String)
    /// The elements that were asked for, in the order shown.
    case shown([Element])
    /// Something could not be done.
    case refused(ScreenRefusal)
  }

  /// An element of a screen.
  package struct Element: Codable, Sendable, Equatable {
    /// Its kind and label, such as `button "Feed"`.
    package var name: String
    package var value: String?
    package var isEnabled: Bool

    package init(name: String, value: String? = nil, isEnabled: Bool = true) {
      self.name = name
      self.value = value
      self.isEnabled = isEnabled
    }
  }
}
