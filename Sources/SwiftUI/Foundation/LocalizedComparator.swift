import Foundation

/// Compares strings as people of a language sort them.
public struct LocalizedComparator: SortComparator, Hashable, Sendable {
  /// Whether the order is turned around.
  public var order: SortOrder = .forward
  /// Whether numbers inside strings count as numbers, and upper case as lower case.
  let isStandard: Bool

  /// Compares two strings.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result =
      isStandard
      ? lhs.localizedStandardCompare(rhs) : lhs.compare(rhs, locale: Locale(identifier: "en_US"))
    guard order == .reverse else { return result }
    return ComparisonResult(rawValue: -result.rawValue) ?? result
  }
}

extension SortComparator where Self == LocalizedComparator {
  /// Compares strings as file managers sort names.
  public static var localizedStandard: LocalizedComparator { LocalizedComparator(isStandard: true) }
  /// Compares strings as people of a language sort them.
  public static var localized: LocalizedComparator { LocalizedComparator(isStandard: false) }
}
