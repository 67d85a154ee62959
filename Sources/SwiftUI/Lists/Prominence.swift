/// How much something stands out.
public nonisolated struct Prominence: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let standard = Prominence(name: "standard")

  /// More than usual.
  public static let increased = Prominence(name: "increased")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
