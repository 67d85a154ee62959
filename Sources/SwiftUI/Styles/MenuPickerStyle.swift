/// A picker as the platform knows it: menu.
public nonisolated struct MenuPickerStyle: PickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker as the platform knows it: menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
