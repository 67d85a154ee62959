/// How a date picker looks; without a screen it is kept and has no effect.
public protocol DatePickerStyle {}

extension View {
  /// Sets how every date picker in the view looks.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    recorded("datePickerStyle", StyleName.of(style))
  }
}
