import Foundation

extension View {
  /// Says how high lines of text are.
  public nonisolated func lineHeight(_ lineHeight: LineHeight?) -> some View {
    recorded("lineHeight")
  }

  /// Suggests what may be written.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    recorded("textInputSuggestions")
  }

  /// Says what a suggestion writes.
  public nonisolated func textInputCompletion(_ text: String) -> some View {
    recorded("textInputCompletion")
  }

  /// Says whether help with writing is offered.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    recorded("writingToolsAffordanceVisibility")
  }

  /// Says that the view shows what may be out of date.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    recorded("invalidatableContent")
  }
}
