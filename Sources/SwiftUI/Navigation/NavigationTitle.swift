/// Gives a screen its title.
nonisolated struct TitleModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let title: () -> Text

  static var readsValues: Bool { true }

  func elements(_ node: Node) -> [Element] {
    let words = title().content.resolve(in: node.environment)
    return RecordedModifier(
      effect: Effect("navigationTitle", ["\"\(words)\""], text: words)
    ).elements(node)
  }
}

/// How the title of a screen is shown.
public nonisolated enum NavigationBarItem: Sendable {
  /// How the title of a screen is shown.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

extension View {
  /// Gives the screen a title.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: { title }))
  }

  /// Gives the screen a localised title.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: { Text(titleKey) }))
  }

  /// Gives the screen a title that can be changed.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(TitleModifier(title: { Text(title.wrappedValue) }))
  }

  /// Gives the screen a title, as it was before there were stacks.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Gives the screen a localised title, as it was before there were stacks.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Gives the screen a title in a way, as it was before there were stacks.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Gives the screen a localised title in a way, as it was before there were stacks.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }
}
