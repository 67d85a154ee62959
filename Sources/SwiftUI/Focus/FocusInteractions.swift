/// What the focus of a view is for.
public nonisolated struct FocusInteractions: OptionSet, Sendable {
  /// The purposes as bits.
  public let rawValue: Int
  /// Makes purposes of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Pressing.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As usual.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
