/// Where a value lives that a wrapper reads and writes.
class Location<Value> {
  /// Reads the value, and subscribes the view being evaluated.
  func get() -> Value { fatalError("Location is abstract") }

  /// Writes the value, and asks for an update of what read it.
  func set(_ value: Value) { fatalError("Location is abstract") }

  /// The value when the location was made, where reading it subscribes nobody.
  var seen: Value? { nil }

  /// Whether somebody can follow a part of the value only.
  var tellsParts: Bool { false }

  /// Reads the value as views see it, and subscribes nobody.
  func look() -> Value { get() }

  /// Subscribes a node to a part of the value, which has not changed as long as the value passes a test.
  func follow(for node: Node, _ isSame: @escaping (Value) -> Bool) {}

  /// Whether another location stands for the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}
