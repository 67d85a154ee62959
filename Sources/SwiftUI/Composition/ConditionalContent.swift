/// One of two views; each branch has its own identity and its own state.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  /// The branch that is shown.
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  /// The branch that is shown.
  public let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _BodylessView, PrimitiveView
where TrueContent: View, FalseContent: View {
  /// A conditional view is primitive.
  public typealias Body = Never

  nonisolated func update(_ node: Node) {
    switch storage {
    case .trueContent(let content):
      node.updateChild(0, content)
      node.removeChild(1)
    case .falseContent(let content):
      node.updateChild(1, content)
      node.removeChild(0)
    }
  }
}
