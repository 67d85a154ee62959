/// Why a learner's program gave no answer.
public enum SubjectFault: Error, Codable, Equatable, Sendable {
  /// It stopped with a run-time error: what the runtime said of it, and the addresses of the functions that ran, the
  /// innermost first, counted from the start of the program's file.
  case trapped(message: String, addresses: [UInt])
  /// It took longer than a request may.
  case timedOut
  /// It wanted more memory than it may have.
  case outOfMemory
  /// It ended by itself, with the status, before it was told to.
  case exited(Int32)
  /// It was ended by a signal that no trap sends.
  case signalled(Int32)
  /// It wrote far more text than is read.
  case flooded
  /// It sent what no program that keeps to the protocol sends.
  case brokeProtocol(String)
  /// The probe, or the host of its view, threw an error.
  case failed(String)
}

extension SubjectFault: CustomStringConvertible {
  /// The fault in a few words.
  public var description: String {
    switch self {
    case .trapped(let message, _): "the program trapped: \(message)"
    case .timedOut: "the program did not answer in time"
    case .outOfMemory: "the program ran out of memory"
    case .exited(let status): "the program ended by itself, with status \(status)"
    case .signalled(let signal): "the program was ended by signal \(signal)"
    case .flooded: "the program printed without end"
    case .brokeProtocol(let what): "the program broke the protocol: \(what)"
    case .failed(let message): message
    }
  }
}
