/// A picker as the platform knows it: palette.
public nonisolated struct PalettePickerStyle: PickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A picker as the platform knows it: palette.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
