/// Modifiers of tabs; here they have no effect.
extension TabContent {
  /// Puts a number on the button of the tab.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { self }

  /// Puts words on the button of the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { self }

  /// Puts words on the button of the tab.
  public nonisolated func badge(_ labelKey: LocalizedStringKey?) -> some TabContent<TabValue> {
    self
  }

  /// Takes the tab away.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabParts<TabValue>(view: AnyView(hidden ? nil : TabContentView(content: self)))
  }

  /// Keeps a person from using the tab.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }

  /// Says where the tab has its button.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }

  /// Says whether the tab is shown before a person has changed anything.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Says what a person can change about the tab.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Offers actions beside the heading of a section.
  public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C)
    -> some TabContent<TabValue>
  { self }

  /// Offers actions on the button of the tab.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
    -> some TabContent<TabValue>
  { self }

  /// Offers actions behind the button of the tab.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Says whether holding something over the tab opens it.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior)
    -> some TabContent<TabValue>
  { self }

  /// Names the tab for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue>
  { self }

  /// Lets things be dropped on the tab.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { self }

  /// Names the tab for what a person changes.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
