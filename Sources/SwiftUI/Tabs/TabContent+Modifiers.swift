/// Modifiers of tabs; here they have no effect.
extension TabContent {
  /// Puts a number on the button of the tab.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { self }

  /// Puts words on the button of the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { self }

  /// Puts words on the button of the tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }

  /// Names the tab for what a person changes.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}

/// What a person has changed about tabs, which nobody does here.
public struct TabViewCustomization: Codable, Sendable {
  /// Makes no changes.
  public init() {}
}

extension View {
  /// Keeps what a person changes about tabs.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  {
    recorded("tabViewCustomization")
  }
}
