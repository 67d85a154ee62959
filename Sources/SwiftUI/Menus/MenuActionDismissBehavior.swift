/// What becomes of a menu when a button in it is pressed.
public nonisolated struct MenuActionDismissBehavior: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")

  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")

  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
