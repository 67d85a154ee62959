/// When letters become capital by themselves.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// Never.
  public static let never = TextInputAutocapitalization(name: "never")

  /// At the start of words.
  public static let words = TextInputAutocapitalization(name: "words")

  /// At the start of sentences.
  public static let sentences = TextInputAutocapitalization(name: "sentences")

  /// Always.
  public static let characters = TextInputAutocapitalization(name: "characters")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
