import Foundation

extension View {
  /// Says whether content can be scrolled.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    recorded("scrollDisabled", ArgumentText.of(disabled))
  }

  /// Says whether indicators of scrolling are shown.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    recorded("scrollIndicators", visibility.description)
  }

  /// Says when scrolled content bounces.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    recorded("scrollBounceBehavior", behavior.description)
  }

  /// Says whether what is behind scrolled content is shown.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    recorded("scrollContentBackground", ".\(visibility)")
  }

  /// Says when scrolling puts the keyboard away.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    recorded("scrollDismissesKeyboard", mode.description)
  }

  /// Says whether scrolled content is cut off.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled", ArgumentText.of(disabled))
  }

  /// Says where scrolled content comes to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior")
  }

  /// Lets scrolled content come to rest at the views of a layout.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout")
  }

  /// Lets scrolled content come to rest at the view.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    recorded("scrollTarget")
  }

  /// Follows where content is scrolled to.
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil)
    -> some View
  {
    recorded("scrollPosition")
  }

  /// Follows where content is scrolled to.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    recorded("scrollPosition")
  }

  /// Says where scrolled content starts.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    recorded("defaultScrollAnchor")
  }

  /// Makes indicators of scrolling appear for a moment.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash")
  }

  /// Makes indicators of scrolling appear when a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash")
  }

  /// Changes views as they come and go while content is scrolled.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    recorded("scrollTransition")
  }
}
