/// Goes through phases; without a screen it stays in the first.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View, PrimitiveView {
  /// The animator is primitive.
  public typealias Body = Never

  private let phases: [Phase]
  private let content: (Phase) -> Content

  /// Goes through phases again whenever a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  /// Goes through phases for ever.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  func update(_ node: Node) {
    if let first = phases.first { node.updateChild(0, content(first)) }
  }
}

extension View {
  /// Goes through phases for ever; without a screen it stays in the first.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    recorded("phaseAnimator")
  }

  /// Goes through phases whenever a value changes; without a screen it stays in the first.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    recorded("phaseAnimator")
  }
}
