extension DisclosureGroup where Label == Text {
  /// Makes a group with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), expansion: nil, content: content)
  }

  /// Makes a group with a localised title that opens and closes with a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), expansion: isExpanded, content: content)
  }
}
