/// What becomes of what is in a view.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable, CustomStringConvertible {
  let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")

  /// They stay.
  public static let contain = AccessibilityChildBehavior(name: "contain")

  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
