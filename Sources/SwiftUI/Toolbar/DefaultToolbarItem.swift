/// An item that the system knows.
public nonisolated struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// The item is primitive.
  public typealias Body = Never

  /// Makes an item.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  var view: AnyView { AnyView(EmptyView()) }
}
