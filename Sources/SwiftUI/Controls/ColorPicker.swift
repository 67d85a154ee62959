/// A control to choose a colour.
public nonisolated struct ColorPicker<Label: View>: View, PrimitiveView {
  /// A colour picker is primitive.
  public typealias Body = Never

  private let selection: Binding<Color>
  private let label: Label

  /// Makes a picker with a label of views.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  static var readsValues: Bool { true }

  func update(_ node: Node) { node.updateChild(0, label) }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.colorPicker, node)
    element.children = node.childElements
    element.label = element.children.joinedText
    element.value = selection.wrappedValue.name
    return [element]
  }
}

extension ColorPicker {
  /// Makes a picker for a colour of Core Graphics, with a label of views.
  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: Binding(
        location: FunctionLocation(
          get: { Color(cgColor: selection.wrappedValue) },
          set: { selection.wrappedValue = CGColor($0) })),
      supportsOpacity: supportsOpacity, label: label)
  }
}
