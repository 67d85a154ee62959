/// A list as the platform knows it: elliptical.
public nonisolated struct EllipticalListStyle: ListStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// A list as the platform knows it: elliptical.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
