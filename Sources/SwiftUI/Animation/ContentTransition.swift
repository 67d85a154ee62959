/// How the content of a view changes into other content.
public nonisolated struct ContentTransition: Hashable, Sendable, CustomStringConvertible {
  /// The transition as it is written in code.
  public let description: String

  /// At once.
  public static let identity = ContentTransition(description: ".identity")
  /// By fading.
  public static let opacity = ContentTransition(description: ".opacity")
  /// By bending.
  public static let interpolate = ContentTransition(description: ".interpolate")
  /// By replacing a symbol.
  public static let symbolEffect = ContentTransition(description: ".symbolEffect")

  /// By replacing a symbol in a way.
  public static func symbolEffect<E: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: E, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(description: ".symbolEffect(\(effect))")
  }

  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(description: ".numericText(countsDown: \(countsDown))")
  }

  /// By rolling digits, up or down as the value goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(description: ".numericText(value: \(value))")
  }
}
