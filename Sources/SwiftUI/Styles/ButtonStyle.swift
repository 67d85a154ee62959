/// How a button looks and works.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every button in the view looks.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let maker = StyleMaker { (configuration: ButtonStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
    return buttonStyles(style, maker, nil)
  }

  /// Sets how every button in the view looks and works.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let maker = StyleMaker { (configuration: PrimitiveButtonStyleConfiguration) in
      AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
    return buttonStyles(style, nil, style is any PlatformStyle ? nil : maker)
  }

  /// Sets both kinds of style, of which at most one is there: the latest replaces whatever was set further out.
  private nonisolated func buttonStyles<Style>(
    _ style: Style, _ look: StyleMaker<ButtonStyleConfiguration>?,
    _ whole: StyleMaker<PrimitiveButtonStyleConfiguration>?
  ) -> some View {
    environmentValue(Installed(style), as: Effect("buttonStyle", [StyleName.of(style)])) {
      environment, _ in
      environment[styleFor: ButtonStyleConfiguration.self] = look
      environment[styleFor: PrimitiveButtonStyleConfiguration.self] = whole
    }
  }
}
