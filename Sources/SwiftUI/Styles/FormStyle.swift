/// How a form looks and works.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = FormStyleConfiguration

  /// Makes the view of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every form in the view looks and works.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    styled("formStyle", style) { (configuration: FormStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}
