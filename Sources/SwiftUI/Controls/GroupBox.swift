/// A box around content.
public nonisolated struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  /// A box is primitive.
  public typealias Body = Never

  private let label: Label
  private let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  /// Makes a box with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Makes a box with a label, in the old order.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    if node.updateStyled(0, configuration) {
      node.removeChild(1)
    } else {
      node.updateChild(0, label)
      node.updateChild(1, content)
    }
  }

  func elements(_ node: Node) -> [Element] {
    node.container(.groupBox, label: node.elements(ofChild: 0).joinedText)
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a box out of what a style is given.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
