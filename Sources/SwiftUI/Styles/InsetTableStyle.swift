/// A table as the platform knows it: inset.
public nonisolated struct InsetTableStyle: TableStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// A table as the platform knows it: inset.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
