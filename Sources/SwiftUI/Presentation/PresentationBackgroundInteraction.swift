/// Whether what is behind a sheet can be used.
public nonisolated struct PresentationBackgroundInteraction: Hashable, Sendable,
  CustomStringConvertible
{
  private let name: String

  /// As usual.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")

  /// It can be used.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")

  /// It cannot be used.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// It can be used up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    .enabled
  }

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
