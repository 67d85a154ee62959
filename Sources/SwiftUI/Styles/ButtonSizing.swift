/// How wide buttons are.
public nonisolated struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as the label.
  public static let fitted = ButtonSizing(name: "fitted")
}
