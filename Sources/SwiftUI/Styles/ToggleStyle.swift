/// How a toggle looks and works.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every toggle in the view looks and works.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled("toggleStyle", style) { (configuration: ToggleStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}
