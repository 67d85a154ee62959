/// Whether a button does something again while it is pressed.
public nonisolated struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
