/// How a toolbar is before a person has changed anything.
public nonisolated struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Makes options of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is shown whatever a person chose.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
