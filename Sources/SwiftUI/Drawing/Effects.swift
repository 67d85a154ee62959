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

  /// Turns the view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    recorded("rotationEffect", angle.description)
  }

  /// Turns the view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    recorded("rotation3DEffect", angle.description)
  }

  /// Makes the view look larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", ArgumentText.of("x", scale.width), ArgumentText.of("y", scale.height))
  }

  /// Makes the view look larger or smaller.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", ArgumentText.of(s))
  }

  /// Makes the view look larger or smaller.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    recorded("scaleEffect", ArgumentText.of("x", x), ArgumentText.of("y", y))
  }

  /// Transforms how the view looks.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    recorded("transformEffect")
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

  /// Says how large symbols are next to text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    recorded("imageScale", ".\(scale)")
  }

  /// Says how the layers of symbols are coloured.
  @_disfavoredOverload
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    recorded("symbolRenderingMode", mode?.description ?? "nil")
  }

  /// Chooses other drawings of symbols.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    recorded("symbolVariant", variant.name)
  }

  /// Moves a symbol.
  public nonisolated func symbolEffect<E: SymbolEffect>(
    _ effect: E, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recorded("symbolEffect", String(describing: effect))
  }

  /// Moves a symbol whenever a value changes.
  public nonisolated func symbolEffect<E: SymbolEffect, V: Equatable>(
    _ effect: E, options: SymbolEffectOptions = .default, value: V
  ) -> some View {
    recorded("symbolEffect", String(describing: effect))
  }

  /// Says how smooth the moves of symbols are.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved")
  }

  /// Changes how the view looks by where it is.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    recorded("visualEffect")
  }

  /// Says in which shape the view is filled at its back.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("backgroundStyle", style.styleName)
  }

  /// Draws text over content so that both can be read.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    recorded("flipsForRightToLeftLayoutDirection", ArgumentText.of(enabled))
  }

  /// Says how much of light and dark images may have.
  @_disfavoredOverload
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    recorded("allowedDynamicRange")
  }

  /// Hides what is private, or shows it again.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive")
  }

  /// Shows the view as a mere outline.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    environmentValue(reason, as: Effect("redacted", [reason.description])) {
      $0.redactionReasons.insert($1)
    }
  }

  /// Shows the view as it is again.
  public nonisolated func unredacted() -> some View {
    environmentValue(RedactionReasons(), as: Effect("unredacted")) { $0.redactionReasons = $1 }
  }

  /// Keeps the view from being drawn in another way by what contains it.
  public nonisolated func geometryGroup() -> some View {
    recorded("geometryGroup")
  }

  /// Says whether the view is drawn as glass.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance)
    -> some View
  {
    recorded("materialActiveAppearance")
  }

  /// Animates changes of a value.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    recorded("animation", animation?.description ?? "nil", "value: \(value)")
  }

  /// Animates changes.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    recorded("animation", animation?.description ?? "nil")
  }

  /// Animates changes of what a closure modifies.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    recorded("animation", animation?.description ?? "nil")
  }

  /// Says how the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    recorded("transition", t.description)
  }

  /// Says how the view comes and goes.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    recorded("transition", String(describing: T.self))
  }

  /// Says how content changes into other content.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    recorded("contentTransition", transition.description)
  }

  /// Changes the transactions that come through.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    recorded("transaction")
  }

  /// Changes the transactions that come through with a value.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    recorded("transaction")
  }

  /// Takes two views for the same one in two places.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    recorded("matchedGeometryEffect", "id: \(id)")
  }

  /// Says from where a screen zooms in.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    recorded("matchedTransitionSource", "id: \(id)")
  }

  /// Says how a screen comes and goes.
  public nonisolated func navigationTransition(_ style: NavigationTransition) -> some View {
    recorded("navigationTransition")
  }
}
