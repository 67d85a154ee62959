/// Where the buttons of tabs are.
public nonisolated struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// In a bar at the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the side.
  public static let sidebar = TabBarPlacement(name: "sidebar")
}
