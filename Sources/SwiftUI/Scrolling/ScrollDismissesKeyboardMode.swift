/// When scrolling puts the keyboard away.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")

  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")

  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")

  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
