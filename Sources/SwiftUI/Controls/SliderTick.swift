/// A mark along a slider.
public nonisolated struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// Where the mark is.
  public let id: V

  /// Makes a mark.
  public init(_ value: V) { id = value }

  /// Makes a mark with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) { id = value }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with marks.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), ends: nil, onEditingChanged: onEditingChanged)
  }
}
