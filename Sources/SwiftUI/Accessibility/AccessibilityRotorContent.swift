/// What can be gone through by assistive technology; nothing goes through it here.
public protocol AccessibilityRotorContent {}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  /// Makes a stop for each identifiable value.
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Makes a stop for each number.
  public nonisolated init(
    _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension View {
  /// Adds a way through the view.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    recorded("accessibilityRotor")
  }

  /// Adds a way through the view.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    recorded("accessibilityRotor")
  }

  /// Adds a way through the view that the system knows.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    recorded("accessibilityRotor")
  }

  /// Adds a way through the view along identifiable values.
  public nonisolated func accessibilityRotor<E: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View {
    recorded("accessibilityRotor")
  }

  /// Adds a way through the view along values.
  public nonisolated func accessibilityRotor<E, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [E], entryID: KeyPath<E, ID>,
    entryLabel: KeyPath<E, String>
  ) -> some View {
    recorded("accessibilityRotor")
  }
}
