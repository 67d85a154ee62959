extension Binding {
  /// A binding to a value as an optional; writing nil has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: FunctionLocation(
        get: { base.wrappedValue },
        set: { if let value = $0 { base.wrappedValue = value } }))
  }

  /// A binding to the value inside an optional, or nil when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    var last = present
    self.init(
      location: FunctionLocation(
        get: {
          if let value = base.wrappedValue { last = value }
          return last
        },
        set: { base.wrappedValue = $0 }))
  }

  /// A binding to a value as one that can be hashed.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: FunctionLocation(
        get: { AnyHashable(base.wrappedValue) },
        set: { if let value = $0.base as? V { base.wrappedValue = value } }))
  }
}
