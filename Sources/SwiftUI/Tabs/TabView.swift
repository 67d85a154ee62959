/// Several screens of which one is seen.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  /// A tab view is primitive.
  public typealias Body = Never

  private let selection: Binding<SelectionValue>?
  private let content: Content

  init(selection: Binding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  func update(_ node: Node) {
    _ = node.reading { selection?.wrappedValue }
    node.updateChild(0, content)
    let tabs = TabView.tabs(in: node)
    let selected = selectedIndex(node, tabs)
    // The new screen comes before the old one goes.
    if tabs.indices.contains(selected) { tabs[selected].node.setCovered(false) }
    for (index, tab) in tabs.enumerated() where index != selected { tab.node.setCovered(true) }
  }

  /// A screen and what it is known by.
  struct Entry {
    let node: Node
    let elements: [Element]

    var tag: AnyHashable? { elements.first?.tags.first }

    var item: [Element] {
      elements.first?.children.first { $0.kind == .tab && $0.parameters == ["tabItem"] }?.children
        ?? []
    }
  }

  /// The screens: what stands side by side in the content, whatever groups them.
  private static func tabs(in node: Node) -> [Entry] {
    var found: [Entry] = []
    func collect(_ node: Node) {
      // What groups the screens is asked too: only what has elements passes on that they have changed.
      let elements = node.elements
      if node.isGroup {
        for child in node.children { if let child { collect(child) } }
      } else {
        for element in elements { found.append(Entry(node: node, elements: [element])) }
      }
    }
    if let content = node.children.first ?? nil { collect(content) }
    return found
  }

  private func location(_ node: Node) -> StateLocation<Int> { node.stored(-1) { StateLocation(0) } }

  private func selectedIndex(_ node: Node, _ tabs: [Entry]) -> Int {
    guard let selection else { return min(location(node).get(), max(0, tabs.count - 1)) }
    let value = selection.wrappedValue
    return tabs.firstIndex { $0.tag?.selectionValue(as: SelectionValue.self) == value }
      ?? (value as? Int).flatMap {
        tabs.allSatisfy { $0.tag == nil } && tabs.indices.contains($0) ? $0 : nil
      }
      ?? 0
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.tabView, node)
    let tabs = TabView.tabs(in: node)
    let selected = selectedIndex(node, tabs)
    let buttons = tabs.enumerated().map { index, tab in
      let button = Element(.tab, node)
      button.label = tab.elements.first?.tabLabel ?? tab.item.joinedText
      button.children = tab.item
      button.value = index == selected ? "selected" : nil
      button.handlers = [.tap { choose(index, tab, node) }]
      return button
    }
    if tabs.indices.contains(selected) {
      element.children = tabs[selected].elements.map(\.withoutTabItem)
    }
    element.children += buttons
    element.handlers = [
      .select(
        tabs.indices.map { index in
          Handler.Choice(
            label: buttons[index].label, isSelected: index == selected,
            isEnabled: buttons[index].canBeChosen
          ) { choose(index, tabs[index], node) }
        })
    ]
    element.value = buttons.indices.contains(selected) ? buttons[selected].label : nil
    return [element]
  }

  private func choose(_ index: Int, _ tab: Entry, _ node: Node) {
    guard let selection else {
      location(node).set(index)
      node.invalidate()
      return
    }
    if let value = tab.tag?.selectionValue(as: SelectionValue.self) {
      selection.wrappedValue = value
    }
  }
}

extension TabView {
  /// Makes a tab view that says which screen is seen.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {
    self.init(selection: selection, content: content())
  }

  /// Makes a tab view of tabs that says which screen is seen.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentView<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: TabContentView(content: content()))
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Makes a tab view of tabs.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentView<C>, C.TabValue == Never {
    self.init(selection: nil, content: TabContentView(content: content()))
  }
}

extension Element {
  /// The name that a tab gave to the screen.
  var tabLabel: String? { effects.last { $0.name == "tab" }?.text }

  /// The screen without the button that leads to it.
  var withoutTabItem: Element {
    guard children.contains(where: { $0.kind == .tab && $0.parameters == ["tabItem"] }) else {
      return self
    }
    return with { copy in
      copy.children.removeAll { $0.kind == .tab && $0.parameters == ["tabItem"] }
    }
  }
}

extension View {
  /// Gives the button that leads to the view in a tab view.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

/// Keeps the button that leads to a screen with the screen.
nonisolated struct TabItemModifier<Label: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let label: Label

  func update(_ content: some View, in node: Node) {
    node.updateChild(0, content)
    node.updateChild(1, label)
  }

  func elements(_ node: Node) -> [Element] {
    let item = Element(.tab, node)
    item.parameters = ["tabItem"]
    item.children = node.elements(ofChild: 1)
    var elements = node.elements(ofChild: 0)
    if elements.isEmpty {
      elements = [Element(.vStack, node)]
    }
    elements[0] = elements[0].with { $0.children.append(item) }
    return elements
  }
}
