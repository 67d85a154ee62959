/// Keys that are held down.
public nonisolated struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Makes keys of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key of this name.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The key of this name.
  public static let shift = EventModifiers(rawValue: 2)
  /// The key of this name.
  public static let control = EventModifiers(rawValue: 4)
  /// The key of this name.
  public static let option = EventModifiers(rawValue: 8)
  /// The key of this name.
  public static let command = EventModifiers(rawValue: 16)
  /// The key of this name.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}
