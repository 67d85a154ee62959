/// A value carried out of an isolated closure that runs on the caller's own actor.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
