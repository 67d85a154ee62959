/// The time that is left, which is not shown here.
public nonisolated struct DefaultDateProgressLabel: View, PrimitiveView {
  /// The label is primitive.
  public typealias Body = Never
}
