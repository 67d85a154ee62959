import Observation

/// Reads a value that a view above has put into the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// Reads an object; the result says what to do when there is none.
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var installed: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads an observable object by its type, and stops the program where there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { environment in
      guard let object = environment[object: ObjectIdentifier(objectType)] as? Value else {
        fatalError(
          """
          No Observable object of type \(objectType) found. A View.environmentObject(_:) for \
          \(objectType) may be missing as an ancestor of this view.
          """)
      }
      return object
    }
  }

  /// Reads an observable object by its type where there is one.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    source = .object { $0[object: ObjectIdentifier(objectType)] as? T }
  }

  /// The value that the environment holds.
  public var wrappedValue: Value {
    if let installed { return installed }
    return read(EnvironmentValues())
  }

  private func read(_ environment: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let read): read(environment)
    }
  }
}

extension Environment: EnvironmentReading {
  mutating func install(in node: Node, key: Int) { installed = read(node.environment) }

  func differs(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    !ValueComparison.areEqual(read(old), read(new))
  }
}

extension Environment: Sendable where Value: Sendable {}
