/// One screen of a tab view, with its button.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  /// The type of the value a tab is known by.
  public typealias TabValue = Value
  /// A tab is primitive.
  public typealias Body = Never

  private let tag: AnyHashable?
  private let content: Content
  private let label: Label

  init(tag: AnyHashable?, content: Content, label: Label) {
    self.tag = tag
    self.content = content
    self.label = label
  }

  var view: AnyView {
    let screen = content.tabItem { label }
    return tag.map { AnyView(screen.modifier(TagModifier(tag: $0))) } ?? AnyView(screen)
  }
}

/// What a tab is for.
public nonisolated struct TabRole: Hashable, Sendable {
  private let name: String
  /// For searching.
  public static let search = TabRole(name: "search")
}

extension Tab {
  /// Makes a tab known by a value, with a label of views.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Makes a tab with a label of views.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab known by a value, with the label of its role.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab with the label of its role.
  public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(tag: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}

/// The label of a tab that goes by its role.
public nonisolated struct DefaultTabLabel: View, PrimitiveView {
  /// The label is primitive.
  public typealias Body = Never

  let role: TabRole?

  func update(_ node: Node) {
    node.updateChild(
      0, role == .search ? Label("Search", systemImage: "magnifyingglass") : nil)
  }
}
