/// Words with a picture.
public nonisolated struct Label<Title: View, Icon: View>: View, PrimitiveView {
  /// A label is primitive.
  public typealias Body = Never

  private let title: Title
  private let icon: Icon

  /// Makes a label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    if node.updateStyled(0, configuration) {
      node.removeChild(1)
    } else {
      node.updateChild(0, title)
      node.updateChild(1, icon)
    }
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.label, node)
    element.children = node.childElements
    element.label = element.children.joinedText
    return [element]
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label out of what a style is given.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
