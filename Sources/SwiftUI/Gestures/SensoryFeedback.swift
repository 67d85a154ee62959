/// What is felt.
public nonisolated struct SensoryFeedback: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// A feeling of this kind.
  public static let start = SensoryFeedback(name: "start")

  /// A feeling of this kind.
  public static let stop = SensoryFeedback(name: "stop")

  /// A feeling of this kind.
  public static let alignment = SensoryFeedback(name: "alignment")

  /// A feeling of this kind.
  public static let decrease = SensoryFeedback(name: "decrease")

  /// A feeling of this kind.
  public static let increase = SensoryFeedback(name: "increase")

  /// A feeling of this kind.
  public static let levelChange = SensoryFeedback(name: "levelChange")

  /// A feeling of this kind.
  public static let selection = SensoryFeedback(name: "selection")

  /// A feeling of this kind.
  public static let success = SensoryFeedback(name: "success")

  /// A feeling of this kind.
  public static let warning = SensoryFeedback(name: "warning")

  /// A feeling of this kind.
  public static let error = SensoryFeedback(name: "error")

  /// A feeling of this kind.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// A feeling of this kind.
  public static let impact = SensoryFeedback(name: "impact")

  /// A bump of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// A bump of something flexible.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// How heavy a bump is.
  public enum Weight: Sendable { case light, medium, heavy }

  /// How flexible a bump is.
  public enum Flexibility: Sendable { case rigid, solid, soft }

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
