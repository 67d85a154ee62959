import Foundation

extension View {
  /// Gives the form in which the view is touched.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    recorded("contentShape", shape.shapeName)
  }

  /// Gives the form in which the view is touched.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    recorded("contentShape", shape.shapeName)
  }

  /// Shows that the view is pointed at.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect")
  }

  /// Does something when the view is pointed at, and when it no longer is.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      HandlerModifier(
        effect: Effect("onHover"), handlers: [.hover(action)], precedence: .together))
  }

  /// Does something while the view is pointed at.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HandlerModifier(
        effect: Effect("onContinuousHover"),
        handlers: [.hover { action($0 ? .active(.zero) : .ended) }], precedence: .together))
  }

  /// Lets something be felt when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  {
    recorded("sensoryFeedback", feedback.description)
  }

  /// Lets something be felt when a value changes in a way.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    recorded("sensoryFeedback", feedback.description)
  }

  /// Lets something be felt when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    recorded("sensoryFeedback")
  }
}
