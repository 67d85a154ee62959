/// A list as the platform knows it: carousel.
public nonisolated struct CarouselListStyle: ListStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// A list as the platform knows it: carousel.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
