/// How a disclosure group looks and works.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view of a disclosure group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every disclosure group in the view looks and works.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled("disclosureGroupStyle", style) { (configuration: DisclosureGroupStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}
