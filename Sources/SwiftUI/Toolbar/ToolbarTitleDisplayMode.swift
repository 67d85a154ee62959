/// How the title is shown.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")

  /// Large.
  public static let large = ToolbarTitleDisplayMode(name: "large")

  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")

  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
