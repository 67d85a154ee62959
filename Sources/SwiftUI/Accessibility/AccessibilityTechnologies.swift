/// Technologies that help people to use a program.
public nonisolated struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The technologies as bits.
  public let rawValue: Int
  /// Makes technologies of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Reading aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
