extension View {
  /// Puts things into the toolbar.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(LayerModifier(kind: .toolbar, layer: ToolbarContentView(content())))
  }

  /// Puts views into the toolbar.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(LayerModifier(kind: .toolbar, layer: content()))
  }

  /// Puts things into the toolbar that a person may move.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(LayerModifier(kind: .toolbar, layer: ToolbarContentView(content())))
  }

  /// Says whether bars are seen.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbar", ".\(visibility)", "for: \(bars.map(\.description).joined(separator: ", "))")
  }

  /// Says whether bars are seen.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarVisibility", ".\(visibility)")
  }

  /// Puts a style behind bars.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackground", style.styleName)
  }

  /// Says whether something is seen behind bars.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackground", ".\(visibility)")
  }

  /// Says whether something is seen behind bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackgroundVisibility", ".\(visibility)")
  }

  /// Says whether bars are bright or dark.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarColorScheme", colorScheme.map { ".\($0)" } ?? "nil")
  }

  /// Says what the toolbar is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    recorded("toolbarRole", role.description)
  }

  /// Says how the title is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    recorded("toolbarTitleDisplayMode", mode.description)
  }

  /// Shows a menu when the title is pressed.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(LayerModifier(kind: .toolbar, layer: content()))
  }

  /// Takes things that are there by themselves out of the toolbar.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    recorded("toolbar", "removing")
  }
}

/// What is in a toolbar by itself.
public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button of the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
