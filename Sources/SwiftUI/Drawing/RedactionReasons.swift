/// Why content is shown as a mere outline.
public nonisolated struct RedactionReasons: OptionSet, Sendable, CustomStringConvertible {
  /// The reasons as bits.
  public let rawValue: Int
  /// Makes reasons of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)

  /// The reasons as they are written in code.
  public var description: String {
    [
      (RedactionReasons.placeholder, "placeholder"), (.privacy, "privacy"),
      (.invalidated, "invalidated"),
    ]
    .filter { contains($0.0) }.map { ".\($0.1)" }.joined(separator: ", ")
  }
}

private struct RedactionKey: EnvironmentKey {
  static let defaultValue = RedactionReasons()
}

extension EnvironmentValues {
  /// Why content here is shown as a mere outline.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}
