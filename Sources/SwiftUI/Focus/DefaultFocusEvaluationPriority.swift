/// When the focus goes to where it usually starts.
public nonisolated struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// When nothing else has it.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Whenever a person comes here.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
