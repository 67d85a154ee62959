/// A list as the platform knows it: plain.
public nonisolated struct PlainListStyle: ListStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A list as the platform knows it: plain.
  public static var plain: PlainListStyle { PlainListStyle() }
}
