/// Where the buttons of tabs are.
public nonisolated struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// At the side.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
