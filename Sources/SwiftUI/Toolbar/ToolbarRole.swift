/// What a toolbar is for.
public nonisolated struct ToolbarRole: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = ToolbarRole(name: "automatic")

  /// For going into depth.
  public static let navigationStack = ToolbarRole(name: "navigationStack")

  /// For going to and fro.
  public static let browser = ToolbarRole(name: "browser")

  /// For editing.
  public static let editor = ToolbarRole(name: "editor")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
