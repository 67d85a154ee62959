import Foundation
import GradingWire
public import SwiftUIHost
import Synchronization

typealias Action = SubjectRequest.Action

/// The learner's program as the checks see it.
public enum Subject {
  /// Calls a probe.
  ///
  /// - Parameters:
  ///   - probe: Its name with its labels.
  ///   - arguments: The values, in order.
  /// - Returns: The value that comes back, read as the type the check expects.
  /// - Throws: `SubjectFault`.
  public static func call<Value: Decodable>(
    _ probe: String, _ arguments: any Encodable & Sendable...
  ) throws -> Value {
    try perform(.call(probe: probe, arguments: arguments))
  }

  /// Mounts the view of a probe.
  ///
  /// - Parameter probe: Its name.
  /// - Returns: The screen to act on.
  /// - Throws: `SubjectFault`.
  @MainActor public static func mount(_ probe: String) throws -> Screen {
    let number: Int = try perform(.mount(probe: probe))
    return Screen(transport: { request in
      let text = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
      let reply: String = try perform(.screen(number, request: text))
      guard let decoded = try? JSONDecoder().decode(ScreenReply.self, from: Data(reply.utf8)) else {
        throw SubjectFault.brokeProtocol("a screen's reply that cannot be read")
      }
      return decoded
    })
  }

  private static func perform<Value: Decodable>(_ action: Action) throws -> Value {
    try Judge.state.withLock { try $0.perform(action) }
  }
}
