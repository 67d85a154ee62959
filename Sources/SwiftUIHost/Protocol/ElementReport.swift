/// What an element is like at one moment.
public struct ElementReport: Hashable, Codable, Sendable {
  /// What the element is.
  public let kind: ElementKind
  /// The words that name it.
  public let label: String
  /// What it holds, such as the text of a field.
  public let value: String?
  /// Its accessibility identifier.
  public let identifier: String?
  /// Whether a person could use it.
  public let isEnabled: Bool
  /// All words shown inside it, in order.
  public let texts: [String]
  /// The modifiers on it as they were written, innermost first.
  public let modifiers: [String]
}
