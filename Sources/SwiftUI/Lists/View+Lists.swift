import Foundation

extension View {
  /// Says whether a line separates the row.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    recorded("listRowSeparator", ".\(visibility)")
  }

  /// Colours the line that separates the row.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    recorded("listRowSeparatorTint", color?.name ?? "nil")
  }

  /// Says whether a line separates the section.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparator", ".\(visibility)")
  }

  /// Colours the line that separates the section.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    recorded("listSectionSeparatorTint", color?.name ?? "nil")
  }

  /// Sets the room around the content of the row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    recorded("listRowInsets")
  }

  /// Puts a view behind the row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    recorded("listRowBackground")
  }

  /// Sets the room between rows.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    recorded("listRowSpacing", ArgumentText.of(spacing))
  }

  /// Sets the room between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    recorded("listSectionSpacing", spacing.description)
  }

  /// Sets the room between sections.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    recorded("listSectionSpacing", ArgumentText.of(spacing))
  }

  /// Colours what is selected in lists.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    recorded("listItemTint", tint?.name ?? "nil")
  }

  /// Keeps the row from being removed.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RecordedModifier(effect: Effect("deleteDisabled", ["\(isDisabled)"])))
  }

  /// Keeps the row from being moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RecordedModifier(effect: Effect("moveDisabled", ["\(isDisabled)"])))
  }

  /// Keeps the row from being selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RecordedModifier(effect: Effect("selectionDisabled", ["\(isDisabled)"])))
  }

  /// Loads anew when the view is pulled down.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environmentValue(Unchecked(action)) { $0.refresh = RefreshAction(action: $1.value) }
  }

  /// Shows buttons when the row is swiped.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(LayerModifier(kind: .swipeActions, layer: content()))
  }

  /// Shows buttons when the view is pressed for a while.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View
  {
    modifier(LayerModifier(kind: .contextMenu, layer: menuItems()))
  }

  /// Shows buttons and a preview when the view is pressed for a while.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(LayerModifier(kind: .contextMenu, layer: menuItems()))
  }

  /// Shows buttons for rows of a list when they are pressed for a while.
  @_disfavoredOverload
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(LayerModifier(kind: .contextMenu, layer: menu([])))
  }
}
