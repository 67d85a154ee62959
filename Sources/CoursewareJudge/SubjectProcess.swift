import Foundation
import Glibc
import GradingWire
import Processes

/// A learner's program under the judge's eyes: one request, one reply.
final class SubjectProcess {
  private var configuration: JudgeConfiguration
  private var end = Double.infinity
  private let child: ChildProcess
  private let requests: DescriptorPipe
  private let replies: DescriptorPipe
  private let streams: DescriptorPipe
  private var buffer: [UInt8] = []
  private var printedBytes: [UInt8] = []
  private var printedCount = 0
  private var lastID = 0

  /// Where the program was when it crashed, by what it says.
  private var crash: [UInt] = []

  /// The first thing that went wrong; nothing is asked after it.
  private(set) var fault: SubjectFault?

  init(_ configuration: JudgeConfiguration) throws {
    self.configuration = configuration
    requests = try DescriptorPipe()
    replies = try DescriptorPipe()
    streams = try DescriptorPipe()
    child = try ChildProcess(
      configuration.subject,
      descriptors: [
        0: requests.reading.number, 1: streams.writing.number, 2: streams.writing.number,
        replyDescriptor: replies.writing.number,
      ])
    for end in [requests.reading, replies.writing, streams.writing] { end.close() }
  }

  /// Starts the time that the program has for one check.
  ///
  /// - Parameter configuration: The limits as they are now.
  func begin(_ configuration: JudgeConfiguration) {
    self.configuration = configuration
    end = Clock.now + configuration.checkSeconds
  }

  /// What the program itself has printed, as far as it is kept.
  var printed: String {
    switch fault {
    case .trapped, .outOfMemory: runtimeLine.map { String(text[..<$0.startIndex]) } ?? text
    default: text
    }
  }

  /// All that has come on the program's streams.
  private var text: String { String(decoding: printedBytes, as: UTF8.self) }

  /// Sends a request and waits for its reply.
  ///
  /// - Throws: `SubjectFault`; also for every request after the first that failed for good.
  func perform<Value: Decodable>(_ action: SubjectRequest.Action) throws -> Value {
    if let fault { throw fault }
    lastID += 1
    let request = try JSONEncoder().encode(SubjectRequest(id: lastID, action))
    do {
      guard buffer.isEmpty else { throw unsolicited }
      // A program that is gone shows it by the end of its replies.
      _ = requests.writing.write(Array(request) + [UInt8(ascii: "\n")])
      let line = try readLine()
      let reply: SubjectReply<Value>
      do {
        reply = try JSONDecoder().decode(SubjectReply<Value>.self, from: Data(line))
      } catch {
        throw SubjectFault.brokeProtocol("a reply that cannot be read")
      }
      guard reply.id == lastID else {
        throw SubjectFault.brokeProtocol("a reply to another request")
      }
      switch reply.outcome {
      case .value(let value): return value
      case .failure(let message): throw SubjectFault.failed(message)
      }
    } catch let error as SubjectFault {
      if case .failed = error { throw error }
      fault = error
      child.end()
      throw error
    }
  }

  /// Tells the program that there is nothing more to do.
  func closeInput() { requests.writing.close() }

  /// Ends the program in order: its input is closed, and it has the time of a request to exit with status 0, saying nothing
  /// more.
  func finish() {
    guard fault == nil else { return }
    closeInput()
    let deadline = Clock.now + configuration.requestSeconds
    var watch = IdleWatch(longest: configuration.idleSeconds)
    while Clock.now < deadline, !watch.isOver(child), drain(until: deadline) {}
    if !buffer.isEmpty {
      fault = unsolicited
    } else if fault == nil {
      switch ending(before: deadline) {
      case .exited(0): break
      case nil: fault = .timedOut
      case .some(let ending): fault = self.fault(of: ending)
      }
    }
    child.end()
  }

  private func readLine() throws -> [UInt8] {
    let deadline = min(Clock.now + configuration.requestSeconds, end)
    var watch = IdleWatch(longest: configuration.idleSeconds)
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeFirst(end + 1)
        guard buffer.isEmpty else { throw SubjectFault.brokeProtocol("more than one reply") }
        return line
      }
      guard buffer.count <= longestReply else {
        throw SubjectFault.brokeProtocol("a reply of more than \(longestReply) bytes")
      }
      guard Clock.now < deadline, !watch.isOver(child) else { throw SubjectFault.timedOut }
      if !drain(until: deadline) {
        if let fault { throw fault }
        guard let ending = ending(before: deadline) else {
          throw SubjectFault.brokeProtocol("no way to reply any more")
        }
        throw fault(of: ending)
      }
    }
  }

  /// How the program ends by itself; nil where it does not, or only waits.
  private func ending(before deadline: Double) -> ChildProcess.Ending? {
    var watch = IdleWatch(longest: configuration.idleSeconds)
    let deadline = max(deadline, Clock.now + 0.5)
    while true {
      if let ending = child.wait(seconds: 0.05) { return ending }
      guard Clock.now < deadline, !watch.isOver(child) else { return nil }
    }
  }

  /// Takes in what there is to read.
  ///
  /// - Returns: False once the program can send no reply any more.
  private func drain(until deadline: Double) -> Bool {
    var ends = [replies.reading, streams.reading].filter { $0.number >= 0 }.map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    let wait = Int32(max(0, min(50, (deadline - Clock.now) * 1000)))
    _ = poll(&ends, nfds_t(ends.count), wait)
    for end in ends where end.revents != 0 {
      if end.fd == replies.reading.number {
        let bytes = replies.reading.read()
        if bytes.isEmpty {
          takeText()
          return false
        }
        buffer += bytes
        takeCrash()
      } else {
        takeText()
      }
    }
    if printedCount > configuration.outputSize * 16 {
      fault = .flooded
      child.end()
      return false
    }
    return true
  }

  /// Takes the line that a crash leaves out of the replies.
  private func takeCrash() {
    guard buffer.last == UInt8(ascii: "\n"),
      let start = buffer.lastIndex(of: crashMark),
      start == 0 || buffer[start - 1] == UInt8(ascii: "\n")
    else { return }
    crash = String(decoding: buffer[start...], as: UTF8.self).dropFirst().split(separator: " ")
      .compactMap { UInt($0.filter(\.isHexDigit), radix: 16) }
    buffer.removeSubrange(start...)
  }

  private var unsolicited: SubjectFault { .brokeProtocol("a reply to no request") }

  private func takeText() {
    guard streams.reading.number >= 0, streams.reading.waitForInput(seconds: 0) else { return }
    let bytes = streams.reading.read()
    if bytes.isEmpty { streams.reading.close() }
    printedCount += bytes.count
    printedBytes += bytes.prefix(max(0, configuration.outputSize - printedBytes.count))
  }

  private func fault(of ending: ChildProcess.Ending) -> SubjectFault {
    for _ in 0..<64 where streams.reading.number >= 0 { takeText() }
    switch ending.signal {
    case nil: return .exited(ending.status)
    case SIGXCPU, SIGKILL: return .timedOut
    case SIGABRT where text.contains("failed to allocate"): return .outOfMemory
    case SIGILL, SIGTRAP, SIGSEGV, SIGBUS: return .trapped(message: message, addresses: crash)
    // The runtime ends a program so that breaks one of its rules.
    case SIGABRT where runtimeLine != nil:
      return .trapped(message: message, addresses: crash)
    case let signal?: return .signalled(signal)
    }
  }

  /// What the runtime said of a run-time error, without the addresses of types.
  private var message: String {
    guard let line = runtimeLine else { return "" }
    let head = Self.errors.lazy.compactMap { line.range(of: $0) }.first
    let said = head.map { String(line[$0.upperBound...]) } ?? String(line)
    return said.replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
  }

  /// The line in which the runtime says why it ends the program; a stack trace may follow.
  private var runtimeLine: Substring? {
    text.split(separator: "\n").last { line in
      Self.errors.contains(where: line.contains) || Self.beginnings.contains(where: line.hasPrefix)
    }
  }

  /// What is said of a value that is changed while it is being changed, and of an `as!` that does not fit.
  private static let beginnings = ["Fatal access conflict", "Could not cast value of type "]

  private static let errors = ["Fatal error: ", "Precondition failed: ", "Assertion failed: "]
}

extension ChildProcess.Ending {
  fileprivate var status: Int32 {
    if case .exited(let status) = self { status } else { 0 }
  }

  /// The signal that ended the program; a sandbox passes it on as a status above 128.
  fileprivate var signal: Int32? {
    switch self {
    case .signalled(let signal): signal
    case .exited(let status) where status > 128: status - 128
    case .exited: nil
    }
  }
}
