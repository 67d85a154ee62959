extension ToolbarContent {
  /// Says whether the item is drawn on a common background.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some ToolbarContent
  { self }

  /// Says where a transition from the item starts.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  { self }

  /// Takes the item away.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ToolbarParts(view: AnyView(hidden ? nil : ToolbarContentView(self)))
  }
}

extension CustomizableToolbarContent {
  /// Says what a person can change about the item.
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }

  /// Says how the item is before a person has changed anything.
  public nonisolated func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}
