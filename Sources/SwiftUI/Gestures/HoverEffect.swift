/// How a view shows that it is pointed at.
public nonisolated struct HoverEffect: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = HoverEffect(name: "automatic")

  /// By light.
  public static let highlight = HoverEffect(name: "highlight")

  /// By lifting.
  public static let lift = HoverEffect(name: "lift")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
