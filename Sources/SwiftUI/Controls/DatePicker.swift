import Foundation

/// A control to choose a date.
public nonisolated struct DatePicker<Label: View>: View, PrimitiveView {
  /// A date picker is primitive.
  public typealias Body = Never
  /// What of a date can be chosen.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label

  init(
    label: Label, selection: Binding<Date>, range: ClosedRange<Date>, components: Components
  ) {
    self.label = label
    self.selection = selection
    self.range = range
    self.components = components
  }

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: AnyView(label)), selection: selection,
      minimumDate: range.lowerBound == .distantPast ? nil : range.lowerBound,
      maximumDate: range.upperBound == .distantFuture ? nil : range.upperBound,
      displayedComponents: components)
    if !node.updateStyled(0, configuration) { node.updateChild(0, label) }
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.datePicker, node)
    element.children = node.childElements
    element.label = element.children.joinedText
    let date = selection.wrappedValue
    let style = Date.FormatStyle(
      date: components.contains(.date) ? .numeric : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted,
      locale: node.environment.locale, calendar: node.environment.calendar,
      timeZone: node.environment.timeZone)
    element.value = date.formatted(style)
    element.handlers = [
      .date(range) { selection.wrappedValue = min(max($0, range.lowerBound), range.upperBound) }
    ]
    return [element]
  }
}
