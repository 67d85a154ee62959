/// Content with a label.
public nonisolated struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View, _BodylessView, PrimitiveView where Label: View, Content: View {
  /// Labelled content is primitive.
  public typealias Body = Never

  /// Makes content with a label of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  nonisolated static var usesEnvironment: Bool { true }

  nonisolated func update(_ node: Node) {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    if node.updateStyled(0, configuration) {
      node.removeChild(1)
    } else {
      node.updateChild(0, label)
      node.updateChild(1, content)
    }
  }

  nonisolated func elements(_ node: Node) -> [Element] {
    let element = Element(.labeledContent, node)
    element.children = node.childElements
    element.label = node.elements(ofChild: 0).joinedText
    element.value = node.elements(ofChild: 1).joinedText
    return [element]
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes labelled content out of what a style is given.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
