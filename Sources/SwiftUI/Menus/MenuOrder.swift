/// In which order the buttons of a menu are.
public nonisolated struct MenuOrder: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = MenuOrder(name: "automatic")

  /// What matters most is nearest.
  public static let priority = MenuOrder(name: "priority")

  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
