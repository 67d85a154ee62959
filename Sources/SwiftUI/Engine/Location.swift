/// Where a value lives that a wrapper reads and writes.
class Location<Value> {
  /// Reads the value, and subscribes the view being evaluated.
  func get() -> Value { fatalError("Location is abstract") }

  /// Writes the value, and asks for an update of what read it.
  func set(_ value: Value) { fatalError("Location is abstract") }

  /// The value when the location was made, where reading it subscribes nobody.
  var seen: Value? { nil }

  /// Whether another location stands for the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}
