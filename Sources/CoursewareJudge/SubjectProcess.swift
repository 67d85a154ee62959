import Foundation
import Glibc
import GradingWire
import Processes

/// A learner's program under the judge's eyes: one request, one reply.
final class SubjectProcess {
  private let configuration: JudgeConfiguration
  private let child: ChildProcess
  private let requests: DescriptorPipe
  private let replies: DescriptorPipe
  private let text: DescriptorPipe
  private var buffer: [UInt8] = []
  private var printedBytes: [UInt8] = []
  private var printedCount = 0
  private var lastID = 0

  /// The first thing that went wrong; nothing is asked after it.
  private(set) var fault: SubjectFault?

  init(_ configuration: JudgeConfiguration) throws {
    self.configuration = configuration
    requests = try DescriptorPipe()
    replies = try DescriptorPipe()
    text = try DescriptorPipe()
    child = try ChildProcess(
      configuration.subject,
      descriptors: [
        0: requests.reading.number, 1: text.writing.number, 2: text.writing.number,
        replyDescriptor: replies.writing.number,
      ])
    for end in [requests.reading, replies.writing, text.writing] { end.close() }
  }

  /// What the program has printed, as far as it is kept.
  var printed: String { String(decoding: printedBytes, as: UTF8.self) }

  /// Sends a request and waits for its reply.
  ///
  /// - Throws: `SubjectFault`; also for every request after the first that failed for good.
  func perform<Value: Decodable>(_ action: SubjectRequest.Action) throws -> Value {
    if let fault { throw fault }
    lastID += 1
    let request = try JSONEncoder().encode(SubjectRequest(id: lastID, action))
    do {
      guard buffer.isEmpty else { throw SubjectFault.brokeProtocol("a reply to no request") }
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

  /// Ends the program in order: its input is closed, and it has a second to exit with status 0, saying nothing more.
  func finish() {
    guard fault == nil else { return }
    requests.writing.close()
    let deadline = Clock.now + 1
    while drain(until: deadline) {}
    if !buffer.isEmpty {
      fault = .brokeProtocol("a reply to no request")
    } else if fault == nil {
      switch child.wait(seconds: max(0.1, deadline - Clock.now)) {
      case .exited(0): break
      case nil: fault = .timedOut
      case .some(let ending): fault = self.fault(of: ending)
      }
    }
    child.end()
  }

  private func readLine() throws -> [UInt8] {
    let deadline = Clock.now + configuration.requestSeconds
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
      guard Clock.now < deadline else { throw SubjectFault.timedOut }
      if !drain(until: deadline) {
        if let fault { throw fault }
        guard let ending = child.wait(seconds: max(0.5, deadline - Clock.now)) else {
          throw SubjectFault.brokeProtocol("no way to reply any more")
        }
        throw fault(of: ending)
      }
    }
  }

  /// Takes in what there is to read.
  ///
  /// - Returns: False once the program can send no reply any more.
  private func drain(until deadline: Double) -> Bool {
    var ends = [replies.reading, text.reading].filter { $0.number >= 0 }.map {
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
      } else {
        takeText()
      }
    }
    if printedCount > configuration.outputSize * 16 {
      fault = .flooded
      child.end()
      return false
    }
    return Clock.now < deadline
  }

  private func takeText() {
    guard text.reading.number >= 0, text.reading.waitForInput(seconds: 0) else { return }
    let bytes = text.reading.read()
    if bytes.isEmpty { text.reading.close() }
    printedCount += bytes.count
    printedBytes += bytes.prefix(max(0, configuration.outputSize - printedBytes.count))
  }

  private func fault(of ending: ChildProcess.Ending) -> SubjectFault {
    for _ in 0..<64 where text.reading.number >= 0 { takeText() }
    switch ending {
    case .exited(let status): return .exited(status)
    case .signalled(SIGILL), .signalled(SIGTRAP):
      let line = printed.split(separator: "\n").last { $0.contains("Fatal error") }
      return .trapped(line.map(String.init) ?? "")
    case .signalled(SIGXCPU), .signalled(SIGKILL): return .timedOut
    case .signalled where printed.contains("failed to allocate"): return .outOfMemory
    case .signalled(let signal): return .signalled(signal)
    }
  }
}
