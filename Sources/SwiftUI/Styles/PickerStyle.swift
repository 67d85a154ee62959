/// How a picker looks; without a screen it is kept and has no effect.
public protocol PickerStyle {}

extension View {
  /// Sets how every picker in the view looks.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    recorded("pickerStyle", StyleName.of(style))
  }
}
