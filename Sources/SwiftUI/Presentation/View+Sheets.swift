import Foundation

extension View {
  /// Sets the heights at which the sheet can stay.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    recorded(
      "presentationDetents", "[\(detents.map(\.description).sorted().joined(separator: ", "))]")
  }

  /// Sets the heights at which the sheet can stay, and says which it is.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    recorded(
      "presentationDetents", "[\(detents.map(\.description).sorted().joined(separator: ", "))]")
  }

  /// Says whether the sheet shows that it can be pulled.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    recorded("presentationDragIndicator", ".\(visibility)")
  }

  /// Says whether what is behind the sheet can be used.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    recorded("presentationBackgroundInteraction", interaction.description)
  }

  /// Says what a swipe on the sheet moves.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    recorded("presentationContentInteraction", behavior.description)
  }

  /// Rounds the corners of the sheet.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    recorded("presentationCornerRadius", ArgumentText.of(cornerRadius))
  }

  /// Puts a style behind the sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    recorded("presentationBackground", style.styleName)
  }

  /// Puts views behind the sheet.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    recorded("presentationBackground")
  }

  /// Says what the presentation becomes where there is little room.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    recorded("presentationCompactAdaptation", adaptation.description)
  }

  /// Says what the presentation becomes where there is little room in a direction.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    recorded("presentationCompactAdaptation")
  }

  /// Says how large the presentation is.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    recorded("presentationSizing", sizing.name)
  }

  /// Keeps a person from swiping the sheet away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RecordedModifier(effect: Effect("interactiveDismissDisabled", ["\(isDisabled)"])))
  }
}
