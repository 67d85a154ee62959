/// What of columns a person can change.
public nonisolated struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The possibilities as bits.
  public let rawValue: Int
  /// Makes possibilities of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where they stand.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// How wide they are.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Whether they are shown.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// Everything.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
