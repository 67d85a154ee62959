import Foundation

extension View {
  /// Says how wide buttons are.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    recorded("buttonSizing")
  }

  /// Says what shows that a symbol in a palette is chosen.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    recorded("paletteSelectionEffect")
  }

  /// Says whether the knob of a slider is shown.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    recorded("sliderThumbVisibility")
  }

  /// Puts the choices of a picker side by side.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    recorded("horizontalRadioGroupLayout")
  }

  /// Says how high the rows of a wheel are.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    recorded("defaultWheelPickerItemHeight")
  }

  /// Says how wide the icons of labels are.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    recorded("labelReservedIconWidth")
  }

  /// Says how far the titles of labels are from their icons.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    recorded("labelIconToTitleSpacing")
  }

  /// Says how the edge of scrolled content looks.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    recorded("scrollEdgeEffectStyle")
  }

  /// Takes away the look of the edge of scrolled content.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    recorded("scrollEdgeEffectHidden")
  }

  /// Continues the view behind bars.
  public nonisolated func backgroundExtensionEffect() -> some View {
    recorded("backgroundExtensionEffect")
  }

  /// Keeps views from showing that they are pointed at.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("hoverEffectDisabled")
  }

  /// Says how views show that they are pointed at.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("defaultHoverEffect")
  }

  /// Offers actions beside the heading of a section.
  public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
    recorded("sectionActions")
  }
}
