import Combine

/// Has a node evaluated again whenever an object tells that it changes.
final class ObjectSubscription {
  private weak var object: AnyObject?
  private var connection: AnyCancellable?

  /// Follows an object, if it is not followed already.
  func follow(_ new: any ObservableObject, for node: Node) {
    guard object !== new else { return }
    object = new
    connection = Self.sink(new) { [weak node] in node?.invalidate() }
  }

  private static func sink<O: ObservableObject>(
    _ object: O, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    object.objectWillChange.sink { _ in action() }
  }
}
