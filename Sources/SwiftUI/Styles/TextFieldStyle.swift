/// How a text field looks; without a screen it is kept and has no effect.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view.
  associatedtype _Body: View
  /// What a field is labelled with.
  typealias _Label = _TextFieldStyleLabel

  /// Makes the view of a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle {
  /// The field itself.
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

/// What a field is labelled with.
public nonisolated struct _TextFieldStyleLabel: View, PrimitiveView {
  /// The label is primitive.
  public typealias Body = Never
}

extension View {
  /// Sets how every text field in the view looks.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    recorded("textFieldStyle", StyleName.of(style))
  }
}
