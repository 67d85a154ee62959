/// A value whose own wrappers are installed along with the view that holds it, such as a modifier or a style.
struct Installed<Value>: EnvironmentReading {
  var value: Value

  init(_ value: Value) { self.value = value }

  mutating func install(in node: Node, key: Int) {
    withUnsafeMutablePointer(to: &value) {
      TypeLayout.of(Value.self).install(UnsafeMutableRawPointer($0), node, key)
    }
  }

  func isSameInput(as other: Installed<Value>) -> Bool {
    withUnsafePointer(to: value) { lhs in
      withUnsafePointer(to: other.value) { rhs in
        TypeLayout.of(Value.self).isEqual(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
      }
    }
  }

  func differs(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    withUnsafePointer(to: value) {
      TypeLayout.of(Value.self).environmentDiffers(UnsafeRawPointer($0), old, new)
    }
  }
}
