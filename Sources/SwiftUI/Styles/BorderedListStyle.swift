/// A list as the platform knows it: bordered.
public nonisolated struct BorderedListStyle: ListStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// A list as the platform knows it: bordered.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
