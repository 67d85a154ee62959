/// A key.
public nonisolated struct KeyEquivalent: Hashable, Sendable,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  /// The character of the key.
  public var character: Character
  /// Makes a key.
  public init(_ character: Character) { self.character = character }
  /// Makes a key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The key of this name.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key of this name.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key of this name.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key of this name.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key of this name.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key of this name.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key of this name.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The key of this name.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key of this name.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key of this name.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key of this name.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key of this name.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The key of this name.
  public static let tab = KeyEquivalent("\t")
  /// The key of this name.
  public static let space = KeyEquivalent(" ")
  /// The key of this name.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent {
  /// The key as a menu shows it, such as `N` or `⌫`.
  var mark: String {
    let marks: [KeyEquivalent: String] = [
      .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "⎋",
      .delete: "⌫", .deleteForward: "⌦", .home: "↖", .end: "↘", .pageUp: "⇞", .pageDown: "⇟",
      .clear: "⌧", .tab: "⇥", .space: "space", .return: "↩",
    ]
    return marks[self] ?? character.uppercased()
  }
}
