/// What a presentation becomes where there is little room.
public nonisolated struct PresentationAdaptation: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = PresentationAdaptation(name: "automatic")

  /// As it is.
  public static let none = PresentationAdaptation(name: "none")

  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")

  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")

  /// A cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
