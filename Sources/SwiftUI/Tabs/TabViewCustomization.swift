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

extension View {
  /// Says where the buttons of tabs are before a person has changed anything.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    recorded("defaultAdaptableTabBarPlacement")
  }

  /// Says when the bar of tabs gets out of the way.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    recorded("tabBarMinimizeBehavior")
  }

  /// Says whether holding something over the view opens it.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    recorded("springLoadingBehavior")
  }

  /// Adds a view above the tabs at the side, which is not shown here.
  public nonisolated func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View
  {
    recorded("tabViewSidebarHeader")
  }

  /// Adds a view below the tabs at the side, which is not shown here.
  public nonisolated func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View
  {
    recorded("tabViewSidebarFooter")
  }

  /// Adds a bar below the tabs at the side, which is not shown here.
  public nonisolated func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C)
    -> some View
  {
    recorded("tabViewSidebarBottomBar")
  }

  /// Adds a view above the bar of tabs.
  public nonisolated func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C)
    -> some View
  {
    safeAreaInset(edge: .bottom, content: content)
  }
}
