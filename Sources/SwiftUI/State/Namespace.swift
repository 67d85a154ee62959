/// A space for names of the view's own.
@propertyWrapper
public struct Namespace {
  /// Tells one space from another.
  public struct ID: Hashable, Sendable {
    let number: ObjectIdentifier?
  }

  private final class Mark {}

  private var mark: Mark?

  /// Makes a space.
  public init() {}

  /// Tells the space from others.
  public var wrappedValue: ID { ID(number: mark.map(ObjectIdentifier.init)) }
}

extension Namespace: DynamicProperty {}

extension Namespace: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) { mark = node.stored(key) { Mark() } }
}
