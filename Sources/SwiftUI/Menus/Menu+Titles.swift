extension Menu where Label == Text {
  /// Makes a menu with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a localised title that does something when it is pressed only shortly.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }
}
