import Foundation

/// Shows a value within bounds.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View, PrimitiveView {
  /// A gauge is primitive.
  public typealias Body = Never

  private let fraction: Double
  private let shown: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let bounds: (BoundsLabel, BoundsLabel)?
  private let marks: MarkedValueLabels?

  init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    bounds: (BoundsLabel, BoundsLabel)?, marks: MarkedValueLabels? = nil
  ) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    shown = Double(value)
    fraction = high > low ? min(max((shown - low) / (high - low), 0), 1) : 0
    self.label = label
    self.current = current
    self.bounds = bounds
    self.marks = marks
  }

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: current.map { .init(content: AnyView($0)) },
      minimumValueLabel: bounds.map { .init(content: AnyView($0.0)) },
      maximumValueLabel: bounds.map { .init(content: AnyView($0.1)) },
      markedValueLabels: marks.map { .init(content: AnyView($0)) })
    if node.updateStyled(0, configuration) { return }
    node.updateChild(0, label)
    node.updateChild(1, current)
    node.updateChild(2, bounds?.0)
    node.updateChild(3, bounds?.1)
    node.updateChild(4, marks)
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.gauge, node)
    element.children = node.childElements
    element.label = node.elements(ofChild: 0).joinedText
    element.value = ArgumentText.number(shown)
    return [element]
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Shows a value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label: label(), current: nil, bounds: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Shows a value, and in words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: label(), current: currentValueLabel(), bounds: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Shows a value and its bounds, and all in words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Shows a value and values along the way, and all in words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), bounds: nil,
      marks: markedValueLabels())
  }
}

extension Gauge {
  /// Shows a value, its bounds and values along the way, and all in words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()), marks: markedValueLabels())
  }
}
