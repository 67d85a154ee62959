import Foundation

/// What the engine knows about a type of view, worked out once per type.
final class ViewType<V: View> {
  enum Behaviour {
    case primitive(Primitive)
    case composite
  }

  /// The operations of a primitive view, reached without a dynamic cast.
  struct Primitive {
    let usesEnvironment: Bool
    let readsValues: Bool
    let isLeaf: Bool
    let update: (V, Node) -> Void
    let elements: (V, Node) -> [Element]
  }

  let layout = TypeLayout.of(V.self)
  let behaviour: Behaviour
  /// Whether some view of this type has observed an object.
  var observes = false

  private init() {
    if V.self is AnyClass {
      fatalError("views must be value types (either a struct or an enum); \(V.self) is a class.")
    }
    if let primitive = V.self as? any PrimitiveView.Type {
      behaviour = .primitive(Self.operations(of: primitive))
    } else {
      behaviour = .composite
    }
  }

  private static func operations<P: PrimitiveView>(of _: P.Type) -> Primitive {
    // `P` is `V`: this is only how the compiler gets to know the conformance.
    func call<Result>(_ view: V, _ operation: (P) -> Result) -> Result {
      withUnsafePointer(to: view) {
        operation(UnsafeRawPointer($0).assumingMemoryBound(to: P.self).pointee)
      }
    }
    return Primitive(
      usesEnvironment: P.usesEnvironment,
      readsValues: P.readsValues,
      isLeaf: P.isLeaf,
      update: { view, node in call(view) { $0.update(node) } },
      elements: { view, node in call(view) { $0.elements(node) } })
  }

  /// Whether an update with an equal value needs no evaluation.
  var skipsEqualValues: Bool {
    switch behaviour {
    case .primitive(let primitive): primitive.isLeaf
    case .composite: true
    }
  }

  /// Whether two values of the view look the same to its body.
  func isEqual(_ lhs: V, _ rhs: V) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in
        layout.isEqual(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
      }
    }
  }

  static var shared: ViewType<V> {
    TypeCache.views.value(for: V.self) { ViewType<V>() }
  }
}
