/// Several views one after another.
public nonisolated struct TupleView<T>: View, PrimitiveView {
  /// A tuple of views is primitive.
  public typealias Body = Never

  /// The views.
  public var value: T

  /// Makes one view of several.
  public init(_ value: T) { self.value = value }

  func update(_ node: Node) {
    withUnsafePointer(to: value) { pointer in
      for (slot, field) in TypeLayout.of(T.self).fields.enumerated() {
        guard let type = field.type as? any View.Type else { continue }
        Self.updateChild(slot, of: type, at: UnsafeRawPointer(pointer) + field.offset, in: node)
      }
    }
  }

  private static func updateChild<V: View>(
    _ slot: Int, of _: V.Type, at address: UnsafeRawPointer, in node: Node
  ) {
    node.updateChild(slot, address.assumingMemoryBound(to: V.self).pointee)
  }
}
