/// How much room a spacer takes.
public nonisolated struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A little.
  public static let fixed = SpacerSizing(name: "fixed")
}
