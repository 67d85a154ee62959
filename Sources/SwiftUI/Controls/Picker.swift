/// A control to choose one of several.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View,
  PrimitiveView
{
  /// A picker is primitive.
  public typealias Body = Never

  private let selection: Binding<SelectionValue>
  private let label: Label
  private let current: AnyView?
  private let content: Content

  init(
    selection: Binding<SelectionValue>, label: Label, current: AnyView?, content: Content
  ) {
    self.selection = selection
    self.label = label
    self.current = current
    self.content = content
  }

  /// Makes a picker with a label of views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), current: nil, content: content())
  }

  /// Makes a picker with a label of views, and another for what is chosen.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: label(), current: AnyView(currentValueLabel()),
      content: content())
  }

  /// Makes a picker for several values at once.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: selection] }
    guard let first = all.first else { preconditionFailure("A picker needs a source.") }
    self.init(
      selection: Binding(
        location: FunctionLocation(
          get: { first.wrappedValue },
          set: { value in for binding in all { binding.wrappedValue = value } })),
      label: label(), current: nil, content: content())
  }

  static var readsValues: Bool { true }

  func update(_ node: Node) {
    node.updateChild(0, label)
    node.updateChild(1, content)
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.picker, node)
    element.label = node.elements(ofChild: 0).joinedText
    let now = selection.wrappedValue
    let choices = node.elements(ofChild: 1).selectable.map { option, tag in
      (option, tag.selectionValue(as: SelectionValue.self))
    }
    element.children = choices.map { option, tag in
      option.with { $0.value = tag == now ? "selected" : $0.value }
    }
    element.value = choices.first { $0.1 == now }?.0.nameText
    if !choices.isEmpty, !choices.contains(where: { $0.1 == now }) {
      node.graph.report(
        """
        Picker: the selection "\(now)" is invalid and does not have an associated tag, \
        this will give undefined results.
        """)
    }
    element.handlers = [
      .select(
        choices.map { option, tag in
          Handler.Choice(
            label: option.nameText, isSelected: tag == now,
            isEnabled: option.canBeChosen, row: option
          ) {
            if let tag { selection.wrappedValue = tag }
          }
        })
    ]
    return [element]
  }
}
