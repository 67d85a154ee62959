/// What assistive technology can do.
public nonisolated struct AccessibilityActionKind: Hashable, Sendable, CustomStringConvertible {
  let name: String

  /// What a press does.
  public static let `default` = AccessibilityActionKind(name: "default")

  /// What leads out.
  public static let escape = AccessibilityActionKind(name: "escape")

  /// What matters most now.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  /// What deletes.
  public static let delete = AccessibilityActionKind(name: "delete")

  /// What shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
