/// What stays in sight while content scrolls.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: UInt32
  /// Makes choices of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headings of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The ends of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
