// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension View {
  /// Says more of the view when it is asked for.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<S: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: S,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    recorded("accessibilityCustomContent")
  }

  /// Names a place that the view can be dragged from.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View {
    recorded("accessibilityDragPoint")
  }

  /// Names a place that things can be dropped on.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View {
    recorded("accessibilityDropPoint")
  }
}

extension View {
  /// Adds a way through the view.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<S: StringProtocol, C: AccessibilityRotorContent>(
    _ label: S, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    recorded("accessibilityRotor")
  }

  /// Adds a way through the view along identifiable values.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<S: StringProtocol, E: Identifiable>(
    _ label: S, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View {
    recorded("accessibilityRotor")
  }

  /// Adds a way through the view along values.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<S: StringProtocol, E, ID: Hashable>(
    _ label: S, entries: [E], entryID: KeyPath<E, ID>,
    entryLabel: KeyPath<E, String>
  ) -> some View {
    recorded("accessibilityRotor")
  }
}

extension AccessibilityRotorEntry {
  /// Makes a stop with a localised label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Makes a stop with a localised label, at a view that is named in a namespace.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil
  ) {}
}

extension View {
  /// Names the view for assistive technology.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says for assistive technology what the view holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says for assistive technology what the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what else can be done with the view.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Names the view for those who speak to it.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabelKeys: [S])
    -> some View
  {
    recorded("accessibilityInputLabels")
  }
}
