import Foundation

/// A control for a value between two bounds.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  /// A slider is primitive.
  public typealias Body = Never

  private let label: Label
  private let ends: (ValueLabel, ValueLabel)?
  private let bounds: ClosedRange<Double>
  private let read: () -> Double
  private let write: (Double) -> Void
  private let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    ends: (ValueLabel, ValueLabel)?, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label
    self.ends = ends
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.onEditingChanged = onEditingChanged
    read = { Double(value.wrappedValue) }
    let step = step.map { Double($0) }
    let lower = Double(bounds.lowerBound)
    write = { new in
      let stepped = step.map { lower + ((new - lower) / $0).rounded() * $0 } ?? new
      value.wrappedValue = min(max(V(stepped), bounds.lowerBound), bounds.upperBound)
    }
  }

  static var readsValues: Bool { true }

  func update(_ node: Node) {
    node.updateChild(0, label)
    if let ends {
      node.updateChild(1, ends.0)
      node.updateChild(2, ends.1)
    }
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.slider, node)
    element.label = node.elements(ofChild: 0).joinedText
    element.children = node.elements(ofChild: 1) + node.elements(ofChild: 2)
    element.value = ArgumentText.number(read())
    element.handlers = [
      .slide(bounds) { new in
        onEditingChanged(true)
        write(new)
        onEditingChanged(false)
      }
    ]
    return [element]
  }
}
