/// Whether the indicators of scrolling are shown.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")

  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")

  /// Hidden where nothing else needs them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")

  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
