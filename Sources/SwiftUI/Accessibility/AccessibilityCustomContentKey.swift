/// Names what more is said of a view.
public nonisolated struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let id: String

  /// Makes a key of its name.
  public init(_ label: Text, id: String) { self.id = id }
  // no twin: Apple's framework has none.
  /// Makes a key of its localised name.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  // no twin: Apple's framework has none.
  /// Makes a key of its localised name.
  public init(_ labelKey: LocalizedStringKey) { id = String(describing: labelKey) }
}

extension View {
  /// Says more of the view when it is asked for.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    recorded("accessibilityCustomContent")
  }

  /// Says more of the view when it is asked for.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    recorded("accessibilityCustomContent")
  }

  /// Names the view by what it is called already, and more.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    recorded("accessibilityLabel")
  }

  /// Joins views that belong together for assistive technology.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityLinkedGroup")
  }

  /// Does something when assistive technology zooms.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    recorded("accessibilityZoomAction")
  }

  /// Names a place that the view can be dragged from.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    recorded("accessibilityDragPoint")
  }

  /// Names a place that things can be dropped on.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    recorded("accessibilityDropPoint")
  }
}
