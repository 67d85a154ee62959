import Foundation

/// Goes along keyframes; without a screen it stays at the initial value.
public nonisolated struct KeyframeAnimator<Value, Content: View>: View, PrimitiveView {
  /// The animator is primitive.
  public typealias Body = Never

  private let initialValue: Value
  private let content: (Value) -> Content

  /// Goes along keyframes for ever.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  /// Goes along keyframes whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  func update(_ node: Node) { node.updateChild(0, content(initialValue)) }
}

extension View {
  /// Goes along keyframes; without a screen it stays at the initial value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    recorded("keyframeAnimator")
  }

  /// Goes along keyframes whenever a value changes; without a screen it stays at the initial value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    recorded("keyframeAnimator")
  }
}
