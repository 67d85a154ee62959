/// A control with a plus and a minus.
public nonisolated struct Stepper<Label: View>: View, PrimitiveView {
  /// A stepper is primitive.
  public typealias Body = Never

  private let label: Label
  private let steps: () -> (up: (() -> Void)?, down: (() -> Void)?)
  private let value: () -> String?
  private let onEditingChanged: (Bool) -> Void

  init(
    label: Label, value: @escaping () -> String? = { nil },
    onEditingChanged: @escaping (Bool) -> Void,
    steps: @escaping () -> (up: (() -> Void)?, down: (() -> Void)?)
  ) {
    self.label = label
    self.value = value
    self.onEditingChanged = onEditingChanged
    self.steps = steps
  }

  static var readsValues: Bool { true }

  func update(_ node: Node) { node.updateChild(0, label) }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.stepper, node)
    element.children = node.childElements
    element.label = element.children.joinedText
    element.value = value()
    let (up, down) = steps()
    element.handlers = [.step(up: edit(up), down: edit(down))]
    return [element]
  }

  /// A press tells its owner that editing begins, steps, and tells that it ends.
  private func edit(_ step: (() -> Void)?) -> (() -> Void)? {
    step.map { step in
      {
        onEditingChanged(true)
        step()
        onEditingChanged(false)
      }
    }
  }

  /// Makes a stepper that calls closures; without one, its half cannot be pressed.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), onEditingChanged: onEditingChanged) { (onIncrement, onDecrement) }
  }

  /// Makes a stepper that changes a value by a step.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), value: { String(describing: value.wrappedValue) },
      onEditingChanged: onEditingChanged
    ) {
      (
        { value.wrappedValue = value.wrappedValue.advanced(by: step) },
        { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
      )
    }
  }

  /// Makes a stepper that changes a value by a step and keeps it within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), value: { String(describing: value.wrappedValue) },
      onEditingChanged: onEditingChanged
    ) {
      Self.steps(of: value, in: bounds, by: step)
    }
  }

  /// The halves that can be pressed: at a bound, the half towards it cannot.
  private static func steps<V: Strideable>(
    of value: Binding<V>, in bounds: ClosedRange<V>, by step: V.Stride
  ) -> (up: (() -> Void)?, down: (() -> Void)?) {
    let now = value.wrappedValue
    func move(_ stride: V.Stride) -> () -> Void {
      {
        let next = value.wrappedValue.advanced(by: stride)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
      }
    }
    return (
      now < bounds.upperBound ? move(step) : nil, now > bounds.lowerBound ? move(-step) : nil
    )
  }
}
