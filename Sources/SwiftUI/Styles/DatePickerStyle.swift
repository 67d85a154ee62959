/// How a date picker looks and works.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes the view of a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every date picker in the view looks and works.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled("datePickerStyle", style) { (configuration: DatePickerStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}
