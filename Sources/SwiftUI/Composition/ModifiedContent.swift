/// Content with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Puts a modifier on content.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, _BodylessView, PrimitiveView
where Content: View, Modifier: ViewModifier {
  /// Modified content is primitive.
  public typealias Body = Never

  nonisolated static var usesEnvironment: Bool {
    guard let primitive = Modifier.self as? any PrimitiveModifier.Type else { return false }
    return primitive.usesEnvironment
  }

  nonisolated static var readsValues: Bool {
    guard let primitive = Modifier.self as? any PrimitiveModifier.Type else { return false }
    return primitive.readsValues
  }

  nonisolated func update(_ node: Node) {
    if let primitive = modifier as? any PrimitiveModifier {
      primitive.update(content, in: node)
    } else {
      node.updateChild(
        0, ModifierBody(modifier: Installed(modifier), content: _ViewModifier_Content(content)))
    }
  }

  nonisolated func elements(_ node: Node) -> [Element] {
    guard let primitive = modifier as? any PrimitiveModifier else { return node.childElements }
    return primitive.elements(node)
  }
}
