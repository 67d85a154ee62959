/// When the bar of tabs gets out of the way.
public nonisolated struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When a person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When a person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
