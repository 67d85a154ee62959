/// A list as the platform knows it: inset.
public nonisolated struct InsetListStyle: ListStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A list as the platform knows it: inset.
  public static var inset: InsetListStyle { InsetListStyle() }
}
