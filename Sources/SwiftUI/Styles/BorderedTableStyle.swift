/// A table as the platform knows it: bordered.
public nonisolated struct BorderedTableStyle: TableStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// A table as the platform knows it: bordered.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}
