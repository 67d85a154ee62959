/// Makes content from the room there is: that of a common telephone.
public nonisolated struct GeometryReader<Content: View>: View, PrimitiveView {
  /// The reader is primitive.
  public typealias Body = Never

  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  static var readsValues: Bool { true }

  func update(_ node: Node) { node.updateChild(0, content(GeometryProxy())) }

  func elements(_ node: Node) -> [Element] { node.container(.geometryReader) }
}
