/// Where content stands in a column.
public nonisolated struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// Where reading begins.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle.
  public static let center = TableColumnAlignment(name: "center")
  /// Where reading ends.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// By the decimal point.
  public static let numeric = TableColumnAlignment(name: "numeric")
}
