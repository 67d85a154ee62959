/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View, PrimitiveView {
  /// A toggle is primitive.
  public typealias Body = Never

  private let isOn: Binding<Bool>
  private let label: Label
  private var isMixed: () -> Bool = { false }

  /// Makes a toggle with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes a toggle for several values, which is on when all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        location: FunctionLocation(
          get: { all.allSatisfy(\.wrappedValue) },
          set: { value in for binding in all { binding.wrappedValue = value } })),
      label: label)
    isMixed = { Set(all.map(\.wrappedValue)).count > 1 }
  }

  static var usesEnvironment: Bool { true }
  static var readsValues: Bool { true }

  func update(_ node: Node) {
    let configuration = ToggleStyleConfiguration(
      label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed())
    if !node.updateStyled(0, configuration) { node.updateChild(0, label) }
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.toggle, node)
    element.children = node.childElements
    element.label = element.children.joinedText
    let value = isOn.wrappedValue
    element.value = value ? "on" : isMixed() ? "mixed" : "off"
    element.handlers = [.toggle(isOn: value) { isOn.wrappedValue = $0 }]
    return [element]
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle out of what a style is given.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
