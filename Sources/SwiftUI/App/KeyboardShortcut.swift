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

  /// Whether the same keys are pressed, however their letter is written.
  package func isPressed(like other: KeyboardShortcut) -> Bool {
    held == other.held
      && key.character.lowercased() == other.key.character.lowercased()
  }

  /// The keys as a menu shows them, such as `⇧⌘N`.
  package var keys: String {
    let marks: [(EventModifiers, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    return marks.filter { modifiers.contains($0.0) }.map(\.1).joined() + key.mark
  }
}

extension View {
  /// Lets keys press the first control of the view.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    shortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys press the first control of the view.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    self.shortcut(shortcut)
  }

  /// Lets keys press the first control of the view, or no keys.
  @_disfavoredOverload
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    self.shortcut(shortcut)
  }

  private nonisolated func shortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environmentValue(shortcut, as: Effect("keyboardShortcut", [shortcut?.keys ?? "nil"])) {
      $0.keyboardShortcut = $1
    }
  }
}
