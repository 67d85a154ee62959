import Foundation

/// A control to choose several days.
public nonisolated struct MultiDatePicker<Label: View>: View, PrimitiveView {
  /// A date picker is primitive.
  public typealias Body = Never

  private let selection: Binding<Set<DateComponents>>
  private let label: Label

  /// Makes a picker with a label of views.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// Makes a picker for days within bounds, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  static var readsValues: Bool { true }

  func update(_ node: Node) { node.updateChild(0, label) }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.multiDatePicker, node)
    element.label = node.childElements.joinedText
    element.value = "\(selection.wrappedValue.count) days"
    return [element]
  }
}
