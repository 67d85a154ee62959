extension GroupBox where Label == Text {
  /// Makes a box with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}
