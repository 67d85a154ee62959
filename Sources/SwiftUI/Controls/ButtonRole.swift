/// What a button is for, where that matters for how it looks or where it stands.
public nonisolated struct ButtonRole: Equatable, Hashable, Sendable {
  private let name: String

  /// A button that deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that gives something up.
  public static let cancel = ButtonRole(name: "cancel")
  /// A button that closes something.
  public static let close = ButtonRole(name: "close")
  /// A button that confirms something.
  public static let confirm = ButtonRole(name: "confirm")
}

extension ButtonRole: CustomStringConvertible {
  /// The role as it is written in code.
  public var description: String { ".\(name)" }
}
