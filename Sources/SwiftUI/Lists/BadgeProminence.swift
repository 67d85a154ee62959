/// How much a badge stands out.
public nonisolated struct BadgeProminence: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let standard = BadgeProminence(name: "standard")

  /// More than usual.
  public static let increased = BadgeProminence(name: "increased")

  /// Less than usual.
  public static let decreased = BadgeProminence(name: "decreased")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
