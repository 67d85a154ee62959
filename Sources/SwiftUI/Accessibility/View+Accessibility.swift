import Foundation

extension View {
  /// Names the view for assistive technology.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibilityProperties { $0.label = label.content.resolve(in: $1) }
  }

  /// Names the view for assistive technology.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says for assistive technology what the view holds.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibilityProperties { $0.value = value.content.resolve(in: $1) }
  }

  /// Says for assistive technology what the view holds.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says for assistive technology what the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibilityProperties { $0.hint = hint.content.resolve(in: $1) }
  }

  /// Says for assistive technology what the view does.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityProperties { properties, _ in properties.identifier = identifier }
  }

  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityProperties { properties, _ in properties.isHidden = hidden }
  }

  /// Says what kind of thing the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityProperties { properties, _ in properties.traits.formUnion(traits) }
  }

  /// Says what kind of thing the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityProperties { properties, _ in properties.traits.remove(traits) }
  }

  /// Says what else can be done with the view.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityProperties { properties, _ in
      properties.actions.append((actionKind.description, handler))
    }
  }

  /// Says what else can be done with the view.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityProperties { properties, environment in
      properties.actions.append((name.content.resolve(in: environment), handler))
    }
  }

  /// Says what else can be done with the view.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Says how assistive technology steps the view up and down.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityProperties { properties, _ in properties.adjust = handler }
  }

  /// Says how assistive technology scrolls the view.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  {
    recorded("accessibilityScrollAction")
  }

  /// Makes one element of everything in the view, or none.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    modifier(AccessibilityElementModifier(children: children))
  }

  /// Replaces what is in the view for assistive technology.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  {
    recorded("accessibilityChildren")
  }

  /// Replaces the view for assistive technology.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    recorded("accessibilityRepresentation")
  }

  /// Says in which order assistive technology comes to the view.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    recorded("accessibilitySortPriority", ArgumentText.of(sortPriority))
  }

  /// Names the view for those who speak to it.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    recorded("accessibilityInputLabels")
  }

  /// Names the view for those who speak to it.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  {
    recorded("accessibilityInputLabels")
  }

  /// Takes two views for a label and what it labels.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityLabeledPair")
  }

  /// Takes the view into a list to go through.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  {
    recorded("accessibilityRotorEntry")
  }

  /// Says how important a heading is.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    recorded("accessibilityHeading", ".\(level)")
  }

  /// Says how the view reacts to colours turned into their opposites.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors")
  }

  /// Shows the view large when it is pressed long.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer")
  }

  /// Says whether those who speak can name the view.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    recorded("accessibilityRespondsToUserInteraction")
  }

  /// Says where assistive technology touches the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    recorded("accessibilityActivationPoint")
  }

  /// Says what kind of text the view holds.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  {
    recorded("accessibilityTextContentType")
  }

  /// Spells the text out.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    recorded("speechSpellsOutCharacters")
  }

  /// Speaks punctuation.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    recorded("speechAlwaysIncludesPunctuation")
  }

  /// Speaks higher or lower.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    recorded("speechAdjustedPitch")
  }

  /// Speaks later what comes in between.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    recorded("speechAnnouncementsQueued")
  }
}
