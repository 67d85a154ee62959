/// When scrolled content bounces.
public nonisolated struct ScrollBounceBehavior: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = ScrollBounceBehavior(name: "automatic")

  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")

  /// When there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
