/// Where what is below tabs is.
public nonisolated enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar.
  case inline
  /// Above the bar.
  case expanded
}

extension EnvironmentValues {
  private struct BottomAccessoryPlacement: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }
  private struct FocusEffect: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Where the view is, if it is below tabs.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    self[BottomAccessoryPlacement.self]
  }
  /// Whether what has the focus shows it.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffect.self] }
    set { self[FocusEffect.self] = newValue }
  }
}
