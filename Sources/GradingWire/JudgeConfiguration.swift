package import Processes

/// What the grader tells the judge, as JSON in a file.
package struct JudgeConfiguration: Codable, Sendable {
  /// How the learner's program is started, limits and sandbox included.
  package var subject: Command

  /// How many checks there are.
  package var checkCount: Int

  /// Seconds that one request may take.
  ///
  /// What computes without end comes to its limit of processor time before, however busy the machine is.
  package var requestSeconds: Double

  /// Seconds that a program may do nothing at all while it owes a reply.
  package var idleSeconds: Double

  /// Seconds that all requests of one check together may take.
  package var checkSeconds: Double

  /// Bytes kept of what the learner's program prints.
  package var outputSize: Int

  package init(
    subject: Command, checkCount: Int, requestSeconds: Double, idleSeconds: Double = 2,
    checkSeconds: Double = 30,
    outputSize: Int = 1 << 16
  ) {
    self.subject = subject
    self.checkCount = checkCount
    self.requestSeconds = requestSeconds
    self.idleSeconds = idleSeconds
    self.checkSeconds = checkSeconds
    self.outputSize = outputSize
  }

  /// Waits less from now on: one program that takes too long decides the verdict, and the others need not take as long.
  package mutating func hurry() {
    requestSeconds = min(requestSeconds, 1)
    idleSeconds = min(idleSeconds, 0.5)
    checkSeconds = min(checkSeconds, 4)
  }
}
