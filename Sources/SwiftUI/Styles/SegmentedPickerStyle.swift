/// A picker as the platform knows it: segmented.
public nonisolated struct SegmentedPickerStyle: PickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker as the platform knows it: segmented.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
