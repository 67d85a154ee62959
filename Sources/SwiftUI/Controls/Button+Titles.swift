extension Button where Label == Text {
  /// Makes a button with a localised title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Makes a button with a localised title and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }
}
