extension Picker where Label == Text {
  /// Makes a picker with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), current: nil, content: content())
  }

  /// Makes a picker with a localised title, and a label for what is chosen.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(titleKey), current: AnyView(currentValueLabel()),
      content: content())
  }
}

extension Picker {
  /// Makes a picker with a label, in the old order.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(selection:content:label:)")
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, current: nil, content: content())
  }
}

extension Picker where Label == Text {
  /// Makes a picker for several values with a localised title.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
}
