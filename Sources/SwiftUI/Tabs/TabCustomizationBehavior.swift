/// What a person can change about a tab.
public nonisolated struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Everything, in any order.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}
