import Observation

/// Gives the content a changed environment.
nonisolated struct EnvironmentModifier<Value>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let value: Value
  let effect: Effect?
  let change: (inout EnvironmentValues, Value) -> Void

  static var usesEnvironment: Bool { true }

  func update(_ content: some View, in node: Node) {
    let cache = node.stored(-1) { EnvironmentCache() }
    let derived = cache.derive(from: node.environment, adding: value) { change(&$0, value) }
    node.updateChild(0, content, environment: derived)
  }

  func elements(_ node: Node) -> [Element] {
    guard let effect else { return node.elements(ofChild: 0) }
    return RecordedModifier(effect: effect).elements(node)
  }
}

extension View {
  /// Sets a value of the environment, and keeps the modifier's name with the elements.
  nonisolated func environmentValue<Value>(
    _ value: Value, as effect: Effect? = nil,
    _ change: @escaping (inout EnvironmentValues, Value) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier<Value>> {
    modifier(EnvironmentModifier(value: value, effect: effect, change: change))
  }

  /// Sets a value of the environment for the view and everything inside it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    environmentValue(value) { $0[keyPath: keyPath] = $1 }
  }

  /// Gives an observable object to the view and everything inside it, to be found by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environmentValue(object) { $0[object: ObjectIdentifier(T.self)] = $1 }
  }

  /// Changes a value of the environment for the view and everything inside it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    environmentValue(transform) { environment, transform in
      transform(&environment[keyPath: keyPath])
    }
  }
}
