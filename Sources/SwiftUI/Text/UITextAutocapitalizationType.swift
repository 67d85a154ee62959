/// When letters become capital by themselves.
public nonisolated struct UITextAutocapitalizationType: Hashable, Sendable, CustomStringConvertible
{
  private let name: String

  /// Never.
  public static let none = UITextAutocapitalizationType(name: "none")

  /// At the start of words.
  public static let words = UITextAutocapitalizationType(name: "words")

  /// At the start of sentences.
  public static let sentences = UITextAutocapitalizationType(name: "sentences")

  /// Always.
  public static let allCharacters = UITextAutocapitalizationType(name: "allCharacters")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
