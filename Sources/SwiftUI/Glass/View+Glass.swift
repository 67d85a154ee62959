extension View {
  /// Puts glass behind the view.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    recorded("glassEffect", glass.text)
  }

  /// Names the glass of the view, from which other glass may come.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    recorded("glassEffectID")
  }

  /// Joins the glass of the view with other glass.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    recorded("glassEffectUnion")
  }

  /// Says how the glass of the view comes and goes.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    recorded("glassEffectTransition")
  }
}
