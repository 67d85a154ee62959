nonisolated extension ViewAlignedScrollTargetBehavior {
  /// Makes it, with the place at which views come to rest.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.init(limitBehavior: limitBehavior)
  }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// It comes to rest at views, at a place of theirs.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior, anchor: anchor) }
}
