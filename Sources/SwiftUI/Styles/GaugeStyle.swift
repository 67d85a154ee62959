/// How a gauge looks and works.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every gauge in the view looks and works.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled("gaugeStyle", style) { (configuration: GaugeStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}
