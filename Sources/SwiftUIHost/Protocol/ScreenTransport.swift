/// Carries requests to the process that holds the mounted views, and brings back the replies.
@MainActor
public protocol ScreenTransport {
  /// Sends a request and waits for its reply; throws when the other side is gone or talks nonsense.
  func send(_ request: ScreenRequest) throws -> ScreenReply
}
