/// Something that goes on until it is stopped.
public protocol Cancellable {
  /// Stops what goes on.
  func cancel()
}
