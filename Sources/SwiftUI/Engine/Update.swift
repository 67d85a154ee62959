/// What is being evaluated right now.
enum Update {
  /// The node whose `body` runs, or none between updates.
  nonisolated(unsafe) static var current: Node?
}
