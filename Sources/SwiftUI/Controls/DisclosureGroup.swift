/// Content that can be folded away.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  /// A group is primitive.
  public typealias Body = Never

  private let label: Label
  private let expansion: Binding<Bool>?
  private let content: () -> Content

  init(label: Label, expansion: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.expansion = expansion
    self.content = content
  }

  /// Makes a group with a label of views.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), expansion: nil, content: content)
  }

  /// Makes a group with a label of views that opens and closes with a value.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), expansion: isExpanded, content: content)
  }

  static var usesEnvironment: Bool { true }
  static var readsValues: Bool { true }

  /// Whether the group is open: the value it was given, or else one of its own.
  private func isExpanded(_ node: Node) -> Binding<Bool> {
    expansion ?? Binding(location: node.stored(-1) { StateLocation(false) })
  }

  func update(_ node: Node) {
    let isExpanded = isExpanded(node)
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
      isExpanded: isExpanded)
    if node.updateStyled(0, configuration) { return node.removeChild(1) }
    node.updateChild(0, label)
    if isExpanded.wrappedValue { node.updateChild(1, content()) } else { node.removeChild(1) }
  }

  func elements(_ node: Node) -> [Element] {
    let isExpanded = isExpanded(node)
    let element = Element(.disclosureGroup, node)
    element.children = node.childElements
    element.label = node.elements(ofChild: 0).joinedText
    element.value = isExpanded.wrappedValue ? "expanded" : "collapsed"
    element.handlers = [
      .tap { isExpanded.wrappedValue.toggle() },
      .toggle(isOn: isExpanded.wrappedValue) { isExpanded.wrappedValue = $0 },
    ]
    return [element]
  }
}
