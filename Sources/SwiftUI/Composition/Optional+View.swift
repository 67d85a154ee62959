extension Optional: View where Wrapped: View {
  /// An optional view is primitive.
  public typealias Body = Never
}

extension Optional: _BodylessView, PrimitiveView where Wrapped: View {
  nonisolated func update(_ node: Node) {
    if let wrapped = self { node.updateChild(0, wrapped) } else { node.removeChild(0) }
  }
}
