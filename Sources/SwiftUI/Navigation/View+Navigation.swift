import Foundation

extension View {
  /// Says how the title is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationBarTitleDisplayMode", ".\(displayMode)")
  }

  /// Says whether the button that leads back is hidden.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    modifier(
      RecordedModifier(effect: Effect("navigationBarBackButtonHidden", ["\(hidesBackButton)"])))
  }

  /// Says whether the bar is hidden.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    recorded("navigationBarHidden", String(hidden))
  }

  /// Says whether links look like links.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    recorded("navigationLinkIndicatorVisibility")
  }

  /// Adds words below the title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    recorded(
      "navigationSubtitle", "\"\(subtitle.content.resolve(in: EnvironmentValues()))\"")
  }

  /// Adds words below the title.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the width of a column.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    recorded("navigationSplitViewColumnWidth", ArgumentText.of(width))
  }

  /// Sets the width of a column.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    recorded("navigationSplitViewColumnWidth", ArgumentText.of("ideal", ideal))
  }

  /// Says that a link counts as detail.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
    self
  }

  /// Puts views into the bar, as it was before there were toolbars.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement"
  )
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading };
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Puts views into the bar, as it was before there were toolbars.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading placement")
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Puts views into the bar, as it was before there were toolbars.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarTrailing placement")
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
