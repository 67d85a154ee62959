/// A table as the platform knows it: automatic.
public nonisolated struct AutomaticTableStyle: TableStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// A table as the platform knows it: automatic.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
