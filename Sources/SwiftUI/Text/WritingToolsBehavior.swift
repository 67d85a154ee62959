/// Whether the system offers to write.
public nonisolated struct WritingToolsBehavior: Sendable {
  /// As usual.
  public static let automatic = WritingToolsBehavior()
  /// With everything it has.
  public static let complete = WritingToolsBehavior()
  /// A little.
  public static let limited = WritingToolsBehavior()
  /// Not at all.
  public static let disabled = WritingToolsBehavior()
}
