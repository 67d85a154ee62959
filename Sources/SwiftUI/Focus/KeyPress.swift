/// A key that was pressed.
public nonisolated struct KeyPress: Sendable {
  /// What becomes of a key.
  public enum Result: Sendable { case handled, ignored }

  /// How far a key is pressed.
  public struct Phases: OptionSet, Sendable {
    /// The phases as bits.
    public let rawValue: Int
    /// Makes phases of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// How far the key is pressed.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes.
  public let characters: String
  /// The keys that are held down.
  public let modifiers: EventModifiers

  package init(phase: Phases, key: KeyEquivalent, modifiers: EventModifiers) {
    self.phase = phase
    self.key = key
    characters = String(key.character)
    self.modifiers = modifiers
  }
}
