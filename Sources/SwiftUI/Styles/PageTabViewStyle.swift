/// A tab view as the platform knows it: page.
public nonisolated struct PageTabViewStyle: TabViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Whether dots are shown.
  public struct IndexDisplayMode: Sendable {
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view as the platform knows it: page.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
