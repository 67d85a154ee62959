/// Stops something when asked to, or when nobody holds on to it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Makes a handle that stops something by a closure.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Makes a handle for something that goes on.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  /// Stops what goes on.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Whether two handles are the same.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Adds the handle's identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
