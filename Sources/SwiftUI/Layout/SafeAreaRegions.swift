/// What takes room at the edges of the screen.
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt
  /// Makes regions of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// Bars and the like.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
