/// How a label looks and works.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every label in the view looks and works.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled("labelStyle", style) { (configuration: LabelStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}
