/// A button that shows more buttons; here they can be reached at once.
public nonisolated struct Menu<Label: View, Content: View>: View, PrimitiveView {
  /// A menu is primitive.
  public typealias Body = Never

  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Makes a menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Makes a menu that does something when it is pressed only shortly.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let configuration = MenuStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    if !node.updateStyled(0, configuration) { node.updateChild(0, label) }
    node.updateChild(1, content)
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.menu, node)
    element.label = node.elements(ofChild: 0).joinedText
    element.children = node.elements(ofChild: 1).map { $0.tuckedAway() }
    if let primaryAction { element.handlers = [.tap(primaryAction)] }
    return [element]
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style is asked for.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: nil)
  }
}
