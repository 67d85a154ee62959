/// Which bar is meant.
public nonisolated struct ToolbarPlacement: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = ToolbarPlacement(name: "automatic")

  /// At the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")

  /// At the top.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")

  /// Where the tabs are.
  public static let tabBar = ToolbarPlacement(name: "tabBar")

  /// In the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
