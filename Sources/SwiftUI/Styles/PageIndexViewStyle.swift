/// A row of dots as the platform knows it: page.
public nonisolated struct PageIndexViewStyle: IndexViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Whether the dots have something behind them.
  public struct BackgroundDisplayMode: Sendable {
    /// As usual.
    public static let automatic = BackgroundDisplayMode()
    /// While they are used.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A row of dots as the platform knows it: page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, with or without something behind them.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
