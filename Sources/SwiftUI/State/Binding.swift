/// Reads and writes a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>
  /// The transaction that goes with a write.
  public var transaction = Transaction()

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Makes a binding from a way to read and a way to write.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    location = FunctionLocation(
      get: unsafeBitCast(get, to: (() -> Value).self),
      set: unsafeBitCast(set, to: ((Value) -> Void).self))
  }

  /// Makes a binding whose setter also sees the transaction.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let write = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    location = FunctionLocation(
      get: unsafeBitCast(get, to: (() -> Value).self),
      set: { write($0, Transaction.current) })
  }

  /// Takes over another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes; writes have no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: FunctionLocation(get: { value }, set: { _ in }))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if transaction.isPlain { return location.set(newValue) }
      withTransaction(transaction) { location.set(newValue) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: ProjectedLocation(location, keyPath), transaction: transaction)
  }

  /// A binding whose writes happen in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: DynamicProperty {}

extension Binding: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) {}

  func isSameInput(as other: Binding<Value>) -> Bool {
    guard location.isSame(as: other.location) else { return false }
    guard let seen = location.seen, let previous = other.location.seen else { return true }
    return ValueComparison.areEqual(seen, previous)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
