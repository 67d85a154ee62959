/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View, PrimitiveView {
  /// A group is primitive.
  public typealias Body = Never

  let label: AnyView
  let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    label = AnyView(EmptyView())
    self.content = content()
  }

  /// Makes a group with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.label = AnyView(label())
    self.content = content()
  }

  /// Makes a group with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = AnyView(Text(titleKey))
    self.content = content()
  }

  /// Makes a group with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = AnyView(Label(titleKey, systemImage: systemImage))
    self.content = content()
  }

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let configuration = ControlGroupStyleConfiguration(
      label: .init(content: label), content: .init(content: AnyView(content)))
    if !node.updateStyled(0, configuration) { node.updateChild(0, content) }
  }

  func elements(_ node: Node) -> [Element] { node.container(.controlGroup) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a group out of what a style is given.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
