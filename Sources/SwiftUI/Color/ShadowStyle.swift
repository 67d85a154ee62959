import Foundation

/// A shadow as part of a style.
public nonisolated struct ShadowStyle: Hashable, Sendable {
  let name: String

  /// A shadow behind.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: ".drop(radius: \(ArgumentText.number(radius)))")
  }

  /// A shadow inside.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: ".inner(radius: \(ArgumentText.number(radius)))")
  }
}
