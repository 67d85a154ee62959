/// A material that bends light.
public nonisolated struct Glass: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let regular = Glass(name: "regular")
  /// Letting more through.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")

  /// The material in a colour.
  public func tint(_ color: Color?) -> Glass {
    Glass(name: "\(name).tint(\(color?.name ?? "nil"))")
  }

  /// The material, reacting to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { Glass(name: "\(name).interactive") }

  /// The material as it is written in code.
  var text: String { ".\(name)" }
}
