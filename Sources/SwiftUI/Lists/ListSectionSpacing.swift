import Foundation

/// How far apart sections are.
public nonisolated struct ListSectionSpacing: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let `default` = ListSectionSpacing(name: "default")

  /// Less than usual.
  public static let compact = ListSectionSpacing(name: "compact")

  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
