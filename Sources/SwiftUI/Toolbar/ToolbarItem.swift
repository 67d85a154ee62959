/// One view in a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  /// An item is primitive.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }

  var view: AnyView { AnyView(ToolbarPlace(placement: placement, content: content)) }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item that a person may move.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  /// Makes an item that a person may move.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// Several views in a toolbar.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  /// A group is primitive.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  var view: AnyView { AnyView(ToolbarPlace(placement: placement, content: content)) }
}

/// Room in a toolbar.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// The room is primitive.
  public typealias Body = Never

  /// Makes room.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  var view: AnyView { AnyView(EmptyView()) }
}

/// The button for the menu of the title.
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  /// The menu is primitive.
  public typealias Body = Never

  private let content: Content

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var view: AnyView { AnyView(content) }
}

/// A view at its place in a toolbar.
nonisolated struct ToolbarPlace<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] {
    node.container(.toolbarItem, placement == .automatic ? nil : placement.description)
  }
}

extension ToolbarItemGroup {
  /// Makes a group that becomes a menu with a label where there is little room.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { Content(content: content()) }
  }
}

/// What is in a group that has a label.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View,
  PrimitiveView
{
  /// The content is primitive.
  public typealias Body = Never

  let content: Content

  func update(_ node: Node) { node.updateChild(0, content) }
}
