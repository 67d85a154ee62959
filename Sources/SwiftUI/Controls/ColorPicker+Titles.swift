extension ColorPicker where Label == Text {
  /// Makes a picker with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker for a colour of Core Graphics with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}
