/// When dictating is offered.
public nonisolated struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// In the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
  {
    TextInputDictationBehavior(name: "inline")
  }
  /// Not at all.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}
