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
