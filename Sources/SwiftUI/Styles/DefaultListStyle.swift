/// A list as the platform knows it: automatic.
public nonisolated struct DefaultListStyle: ListStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// A list as the platform knows it: automatic.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
