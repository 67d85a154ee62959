/// What is told to views about the world around them.
public enum EnvironmentChange: Hashable, Codable, Sendable {
  /// Bright or dark.
  case isDark(Bool)
  /// The language and region, such as `de_DE`.
  case locale(String)
  /// Whether there is little room along the width.
  case isCompactWidth(Bool)
  /// Whether there is little room along the height.
  case isCompactHeight(Bool)
  /// How large text is, from 0 to 11; 3 is usual.
  case textSize(Int)
  /// Whether is read from right to left.
  case isRightToLeft(Bool)
  /// Whether the program is in use.
  case isActive(Bool)
}
