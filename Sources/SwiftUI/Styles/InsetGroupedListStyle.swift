/// A list as the platform knows it: insetGrouped.
public nonisolated struct InsetGroupedListStyle: ListStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list as the platform knows it: insetGrouped.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
