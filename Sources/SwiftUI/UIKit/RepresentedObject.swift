/// Makes an object of UIKit, keeps it up to date for as long as its view is shown, and takes it away.
nonisolated struct RepresentedObject<Object: AnyObject, Coordinator>: View, PrimitiveView {
  typealias Body = Never

  /// Makes who hears what happens in the object.
  let coordinator: @MainActor () -> Coordinator
  /// Makes the object.
  let make: @MainActor (Coordinator, EnvironmentValues) -> Object
  /// Brings the object up to date.
  let refresh: @MainActor (Object, Coordinator, EnvironmentValues) -> Void
  /// Takes the object away.
  let dismantle: @MainActor (Object, Coordinator) -> Void

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    MainActor.assumeIsolated {
      let kept = node.stored(KeptObject<Object, Coordinator>.key) {
        let coordinator = coordinator()
        let object = make(coordinator, node.environment)
        node.onDetach { MainActor.assumeIsolated { dismantle(object, coordinator) } }
        return KeptObject(object, coordinator)
      }
      node.reading { refresh(kept.object, kept.coordinator, node.environment) }
    }
  }
}

/// An object of UIKit, and who hears what happens in it.
private final class KeptObject<Object: AnyObject, Coordinator> {
  static var key: Int { -9 }

  let object: Object
  let coordinator: Coordinator

  init(_ object: Object, _ coordinator: Coordinator) {
    (self.object, self.coordinator) = (object, coordinator)
  }
}
