// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension View {
  /// Says more of the view when it is asked for.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    recorded("accessibilityCustomContent")
  }

  /// Names a place that the view can be dragged from.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> some View {
    recorded("accessibilityDragPoint")
  }

  /// Names a place that things can be dropped on.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> some View {
    recorded("accessibilityDropPoint")
  }
}

extension View {
  /// Adds a way through the view.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    recorded("accessibilityRotor")
  }

  /// Adds a way through the view along identifiable values.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<E: Identifiable>(
    _ labelResource: LocalizedStringResource, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View {
    recorded("accessibilityRotor")
  }

  /// Adds a way through the view along values.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<E, ID: Hashable>(
    _ labelResource: LocalizedStringResource, entries: [E], entryID: KeyPath<E, ID>,
    entryLabel: KeyPath<E, String>
  ) -> some View {
    recorded("accessibilityRotor")
  }
}

extension AccessibilityRotorEntry {
  /// Makes a stop with a localised label.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil
  ) {}

  /// Makes a stop with a localised label, at a view that is named in a namespace.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil
  ) {}
}

extension View {
  /// Names the view for assistive technology.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View
  {
    accessibilityLabel(Text(labelResource))
  }

  /// Says for assistive technology what the view holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View
  {
    accessibilityValue(Text(valueResource))
  }

  /// Says for assistive technology what the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }

  /// Says what else can be done with the view.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Names the view for those who speak to it.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringResource])
    -> some View
  {
    recorded("accessibilityInputLabels")
  }
}
