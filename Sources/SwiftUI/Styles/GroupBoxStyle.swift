/// How a group box looks and works.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every group box in the view looks and works.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled("groupBoxStyle", style) { (configuration: GroupBoxStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}
