/// What a swipe on a sheet moves.
public nonisolated struct PresentationContentInteraction: Hashable, Sendable,
  CustomStringConvertible
{
  private let name: String

  /// As usual.
  public static let automatic = PresentationContentInteraction(name: "automatic")

  /// The sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")

  /// The content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
