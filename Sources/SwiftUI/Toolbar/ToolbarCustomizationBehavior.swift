/// What a person can change about an item.
public nonisolated struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Its place.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}
