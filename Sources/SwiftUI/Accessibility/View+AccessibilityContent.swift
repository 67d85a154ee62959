import Foundation

/// How much what is said of a view matters.
public nonisolated enum AXCustomContentImportance: Sendable {
  case `default`, high
}

extension View {
  /// Says what else can be done with the view, as buttons.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityActionsModifier(buttons: content()))
  }

  /// Says more of the view when it is asked for.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View {
    recorded("accessibilityCustomContent")
  }

  // no twin: Apple's framework has none.
  /// Says more of the view when it is asked for.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey)) }

  // no twin: this is one, of the values.
  /// Says more of the view when it is asked for.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value)) }

  /// Shows something large when the view is pressed long.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    recorded("accessibilityShowsLargeContentViewer")
  }

  /// Lets touches through to the view.
  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    recorded("accessibilityDirectTouch")
  }
}

extension View {
  /// Says what else can be done with the view, named by a view.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(AccessibilityActionsModifier(buttons: Button(action: action, label: label)))
  }
}
