/// Keys that are pressed together.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down, as bits.
  private var held: Int
  /// The keys that are held down.
  public var modifiers: EventModifiers {
    get { EventModifiers(rawValue: held) }
    set { held = newValue.rawValue }
  }
  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    held = modifiers.rawValue
  }
  /// What the return key does.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What the escape key does.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
