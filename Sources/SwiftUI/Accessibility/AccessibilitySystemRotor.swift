/// A way through a view that the system knows.
public nonisolated struct AccessibilitySystemRotor: Sendable {
  /// Along headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Along headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  /// Along links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Along images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Along fields for text.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Along lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Along landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}
