/// How a menu looks and works.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every menu in the view looks and works.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styled("menuStyle", style) { (configuration: MenuStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}
