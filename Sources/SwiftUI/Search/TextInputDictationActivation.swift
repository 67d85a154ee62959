/// What starts dictating.
public nonisolated struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// Looking at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// Choosing the field.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}
