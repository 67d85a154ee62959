nonisolated extension ScrollTransitionConfiguration {
  /// Little by little, along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    interactive
  }
}

nonisolated extension ScrollTransitionConfiguration.Threshold {
  /// Its middle is in the middle.
  public static let centered = ScrollTransitionConfiguration.Threshold.visible

  /// A part of the way to another.
  public func interpolated(
    towards other: ScrollTransitionConfiguration.Threshold, amount: Double
  ) -> ScrollTransitionConfiguration.Threshold { self }

  /// So far inside.
  public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold { self }
}
