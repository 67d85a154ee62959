import Foundation

/// Shows how far something has come.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  /// A progress view is primitive.
  public typealias Body = Never

  private let fraction: Double?
  private let label: Label?
  private let current: CurrentValueLabel?

  init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
      currentValueLabel: current.map { .init(content: AnyView($0)) })
    if !node.updateStyled(0, configuration) {
      node.updateChild(0, label)
      node.updateChild(1, current)
    }
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.progressView, node)
    element.children = node.childElements
    element.label = node.elements(ofChild: 0).joinedText
    element.value = fraction.map { "\(Int(($0 * 100).rounded())) %" }
    return [element]
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total == 0 ? 0 : min(max(Double($0 / total), 0), 1) }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows that something is going on.
  public nonisolated init() { self.init(fraction: nil, label: nil, current: nil) }

  /// Shows how much of a total is done.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, of: total), label: nil, current: nil)
  }

  /// Shows how much of a stretch of time is over.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(fraction: nil, label: nil, current: nil)
  }

  /// Shows the progress of a piece of work.
  public nonisolated init(_ progress: Progress) {
    self.init(fraction: progress.fractionCompleted, label: nil, current: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is going on, with a label of views.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: nil)
  }

  /// Shows how much of a total is done, with a label of views.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), current: nil)
  }
}

extension ProgressView {
  /// Shows how much of a total is done, with a label of views and another for the value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes a progress view out of what a style is given.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

extension ProgressView {
  /// Shows how much of a stretch of time is over, with labels of views.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a stretch of time is over, with a label of views.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: nil, label: label(), current: DefaultDateProgressLabel())
  }
}
