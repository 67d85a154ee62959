import Observation

/// An observable that only its owner changes, so that a tracking nobody fired can be ended.
///
/// A tracking ends, in every object it watches, the first time one of them changes.
final class ObservationTick: Observable {
  private let registrar = ObservationRegistrar()
  private var count: Int { 0 }

  /// Puts the tick among what the present tracking watches.
  func access() { registrar.access(self, keyPath: \.count) }

  /// Ends the trackings that watch the tick.
  func cancelTracking() { registrar.withMutation(of: self, keyPath: \.count) {} }
}
