/// The views of a menu that is shown when a view is pressed for a while.
public nonisolated struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// Makes a menu of views.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

extension View {
  /// Shows a menu when the view is pressed for a while; nil shows none.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?)
    -> some View
  {
    modifier(LayerModifier(kind: .contextMenu, layer: contextMenu?.menuItems))
  }
}
