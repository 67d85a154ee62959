extension DisclosureGroup where Label == Text {
  /// Makes a group with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), expansion: nil, content: content)
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), expansion: nil, content: content)
  }

  /// Makes a group with a localised title that opens and closes with a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), expansion: isExpanded, content: content)
  }

  /// Makes a group with a title that opens and closes with a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), expansion: isExpanded, content: content)
  }
}
