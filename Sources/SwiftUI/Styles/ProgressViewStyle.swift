/// How a progress view looks and works.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every progress view in the view looks and works.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled("progressViewStyle", style) { (configuration: ProgressViewStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}
