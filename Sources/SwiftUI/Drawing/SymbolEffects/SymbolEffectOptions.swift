/// How a symbol's move goes on.
public nonisolated struct SymbolEffectOptions: Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// In a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// So many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// In a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// For ever.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// How a move is repeated.
  public struct RepeatBehavior: Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With pauses.
    public static let periodic = RepeatBehavior()
    /// So many times, with pauses of so many seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}
