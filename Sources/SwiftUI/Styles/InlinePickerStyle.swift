/// A picker as the platform knows it: inline.
public nonisolated struct InlinePickerStyle: PickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker as the platform knows it: inline.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
