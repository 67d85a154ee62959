import Foundation

extension View {
  /// Lets what is behind the view through, from 0 for all to 1 for nothing.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Colours the foreground.
  @_disfavoredOverload
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    recorded("foregroundColor", color?.name ?? "nil")
  }

  /// Colours the foreground.
  @_disfavoredOverload
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("foregroundStyle", style.styleName)
  }

  /// Colours the two levels of the foreground.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    recorded("foregroundStyle", primary.styleName, secondary.styleName)
  }

  /// Colours the three levels of the foreground.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    recorded("foregroundStyle", primary.styleName, secondary.styleName, tertiary.styleName)
  }

  /// Colours controls.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    recorded("accentColor", accentColor?.name ?? "nil")
  }

  /// Colours controls.
  public nonisolated func tint(_ tint: Color?) -> some View {
    recorded("tint", tint?.name ?? "nil")
  }

  /// Colours controls.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    recorded("tint", tint.styleName)
  }

  /// Rounds the corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    recorded("cornerRadius", ArgumentText.of(radius))
  }

  /// Cuts off what is outside a form.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    recorded("clipShape", shape.shapeName)
  }

  /// Cuts off what is outside the view.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    recorded("clipped")
  }

  /// Adds a shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    recorded("shadow", ArgumentText.of("radius", radius))
  }

  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    recorded("blur", ArgumentText.of("radius", radius))
  }

  /// Lightens or darkens the view.
  public nonisolated func brightness(_ amount: Double) -> some View {
    recorded("brightness", ArgumentText.of(amount))
  }

  /// Strengthens or weakens contrasts.
  public nonisolated func contrast(_ amount: Double) -> some View {
    recorded("contrast", ArgumentText.of(amount))
  }

  /// Strengthens or weakens colours.
  public nonisolated func saturation(_ amount: Double) -> some View {
    recorded("saturation", ArgumentText.of(amount))
  }

  /// Takes colours away.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    recorded("grayscale", ArgumentText.of(amount))
  }

  /// Turns colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    recorded("hueRotation", angle.description)
  }

  /// Turns colours into their opposites.
  public nonisolated func colorInvert() -> some View {
    recorded("colorInvert")
  }

  /// Multiplies colours.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    recorded("colorMultiply", color.name)
  }

  /// Turns brightness into transparency.
  public nonisolated func luminanceToAlpha() -> some View {
    recorded("luminanceToAlpha")
  }

  /// Mixes the view with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    recorded("blendMode", ".\(blendMode)")
  }

  /// Draws everything in the view together first.
  public nonisolated func compositingGroup() -> some View {
    recorded("compositingGroup")
  }

  /// Draws everything in the view together into an image.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    recorded("drawingGroup")
  }

  /// Adds a line around the view.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    recorded("border", content.styleName, ArgumentText.of("width", width == 1 ? nil : width))
  }

  /// Shows the view only where another is.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    recorded("mask")
  }

  /// Shows the view only where another is.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    recorded("mask")
  }

  /// Says in which shape the view is filled at its back.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("backgroundStyle", style.styleName)
  }

  /// Says whether the view is drawn as glass.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance)
    -> some View
  {
    recorded("materialActiveAppearance")
  }
}
