/// A property wrapper that the engine installs by itself.
protocol PrimitiveProperty: DynamicProperty {
  /// Connects the wrapper to what its node keeps under a key.
  mutating func install(in node: Node, key: Int)

  /// Whether a new value passed by the parent is the same input to `body`.
  func isSameInput(as other: Self) -> Bool
}

extension PrimitiveProperty {
  func isSameInput(as other: Self) -> Bool { true }
}

/// A property wrapper whose value comes from the environment.
protocol EnvironmentReading: PrimitiveProperty {
  /// Whether the wrapper would read something else from another environment.
  func differs(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
}
