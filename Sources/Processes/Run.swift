import Glibc

/// What came of running a program to its end.
package struct RunResult: Equatable, Sendable, Codable {
  /// Why it is over.
  package enum Ending: Equatable, Sendable, Codable {
    case exited(Int32)
    case signalled(Int32)
    /// It ran longer than the limit on wall time and was killed.
    case timedOut
    /// It wrote far more than is kept and was killed.
    case flooded
  }

  package var ending: Ending

  /// The first bytes of its standard output, as many as the limit keeps.
  package var output: [UInt8]

  /// The first bytes of its standard error, as many as the limit keeps.
  package var errors: [UInt8]

  /// Whether it exited with status 0.
  package var succeeded: Bool { ending == .exited(0) }

  /// The standard output as text, with what is not UTF-8 replaced.
  package var outputText: String { String(decoding: output, as: UTF8.self) }

  /// The standard error as text, with what is not UTF-8 replaced.
  package var errorText: String { String(decoding: errors, as: UTF8.self) }

  package init(ending: Ending, output: [UInt8] = [], errors: [UInt8] = []) {
    self.ending = ending
    self.output = output
    self.errors = errors
  }
}

/// Runs programs to their end; a value, so that tests can put another in its place.
package struct ProcessRunner: Sendable {
  /// Runs a command under limits, with nothing on its standard input.
  ///
  /// Throws `ProcessError` where it cannot be started.
  package var run: @Sendable (Command, Limits) throws -> RunResult

  package init(run: @escaping @Sendable (Command, Limits) throws -> RunResult) {
    self.run = run
  }

  /// The real one.
  package static let live = ProcessRunner { command, limits in
    let output = try DescriptorPipe()
    let errors = try DescriptorPipe()
    let null = Descriptor(open("/dev/null", O_RDONLY | O_CLOEXEC))
    let child = try ChildProcess(
      command.limited(to: limits),
      descriptors: [0: null.number, 1: output.writing.number, 2: errors.writing.number])
    output.writing.close()
    errors.writing.close()
    return collect(child, output.reading, errors.reading, limits)
  }

  /// Drains both streams before it waits, so that a program with much to say cannot block.
  private static func collect(
    _ child: ChildProcess, _ output: Descriptor, _ errors: Descriptor, _ limits: Limits
  ) -> RunResult {
    let deadline = Clock.now + limits.wallSeconds
    var result = RunResult(ending: .timedOut)
    var total = 0
    var open = [output.number: \RunResult.output, errors.number: \RunResult.errors]
    while !open.isEmpty {
      // A descendant may hold a stream open after the program itself has ended.
      if let ending = child.poll(), !canRead(open.keys, seconds: 0) {
        return finish(&result, ending)
      }
      guard Clock.now < deadline else {
        child.end()
        return result
      }
      guard canRead(open.keys, seconds: min(0.05, deadline - Clock.now)) else { continue }
      for (number, stream) in open where canRead([number], seconds: 0) {
        let bytes = (number == output.number ? output : errors).read()
        if bytes.isEmpty { open[number] = nil }
        total += bytes.count
        let room = limits.outputSize - result[keyPath: stream].count
        result[keyPath: stream] += bytes.prefix(max(0, room))
      }
      if total > limits.outputSize * 10 {
        child.end()
        result.ending = .flooded
        return result
      }
    }
    if let ending = child.wait(seconds: deadline - Clock.now) { return finish(&result, ending) }
    child.end()
    return result
  }

  private static func finish(
    _ result: inout RunResult, _ ending: ChildProcess.Ending
  ) -> RunResult {
    switch ending {
    case .exited(let status): result.ending = .exited(status)
    case .signalled(let signal): result.ending = .signalled(signal)
    }
    return result
  }

  private static func canRead(_ numbers: some Collection<Int32>, seconds: Double) -> Bool {
    var polled = numbers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&polled, nfds_t(polled.count), Int32(max(0, seconds * 1000))) > 0
  }
}
