/// Where something is in a toolbar.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = ToolbarItemPlacement(name: "automatic")

  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")

  /// For moving about.
  public static let navigation = ToolbarItemPlacement(name: "navigation")

  /// For what matters most.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")

  /// For what matters less.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")

  /// For how things stand.
  public static let status = ToolbarItemPlacement(name: "status")

  /// For confirming.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")

  /// For giving up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")

  /// For removing.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")

  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")

  /// At the top, on the leading side.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")

  /// At the top, on the trailing side.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")

  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

  /// At the top, on the leading side.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")

  /// At the top, on the trailing side.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")

  /// For the title.
  public static let title = ToolbarItemPlacement(name: "title")

  /// Below the title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")

  /// For the large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")

  /// The place as it is written in code.
  public var description: String { ".\(name)" }
}
