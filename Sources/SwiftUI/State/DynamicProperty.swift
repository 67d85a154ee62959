/// A stored property of a view whose value the framework keeps up to date.
public protocol DynamicProperty {
  /// Takes over new values before `body` is read.
  @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
  /// Takes over nothing.
  @MainActor @preconcurrency public mutating func update() {}
}
