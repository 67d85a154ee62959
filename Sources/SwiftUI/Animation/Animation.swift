/// How a value changes over time; without a screen it is kept and has no effect.
public nonisolated struct Animation: Equatable, Hashable, Sendable {
  /// The curve and its parameters, in words.
  let description: String

  /// The animation that the system uses by itself.
  public static let `default` = Animation(description: "default")
}
