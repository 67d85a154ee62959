/// What an element is like at one moment.
public struct ElementReport: Hashable, Codable, Sendable {
  /// What the element is.
  public let kind: ElementKind
  /// The words that name it.
  public let label: String
  /// What it holds, such as the text of a field, `on` or `off`, or `selected`.
  public let value: String?
  /// Its accessibility identifier.
  public let identifier: String?
  /// Its accessibility hint.
  public let hint: String?
  /// Whether a person could use it.
  public let isEnabled: Bool
  /// Whether it cannot be seen although it is there.
  public let isHidden: Bool
  /// Whether it has the focus.
  public let isFocused: Bool
  /// All words shown inside it, in order.
  public let texts: [String]
  /// What can be chosen in it, in order.
  public let choices: [String]
  /// How the view was set up, such as `spacing: 12`.
  public let parameters: [String]
  /// The modifiers on it as they were written, innermost first.
  public let modifiers: [String]

  /// Whether it is on.
  public var isOn: Bool { value == "on" }
  /// Whether it is selected.
  public var isSelected: Bool { value == "selected" }
}
