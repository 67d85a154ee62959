/// How a group of controls looks and works.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view of a group of controls.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every group of controls in the view looks and works.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled("controlGroupStyle", style) { (configuration: ControlGroupStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}
