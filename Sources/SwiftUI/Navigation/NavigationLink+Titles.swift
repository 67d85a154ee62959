extension NavigationLink where Label == Text {
  /// Makes a link to a screen, with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(titleKey))
  }

  /// Makes a link to a screen, with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(titleKey))
  }

  /// Makes a link whose screen is shown while a value is true, with a localised title.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .view(destination), label: Text(titleKey), isActive: isActive)
  }

  /// Makes a link whose screen is shown while a value equals another, with a localised title.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      target: .view(destination), label: Text(titleKey), isActive: selection.isEqual(to: tag))
  }

  /// Makes a link with a localised title that is open while a value is true.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(titleKey), isActive: isActive)
  }

  /// Makes a link with a localised title that is open while a value equals another.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      target: .view(destination()), label: Text(titleKey), isActive: selection.isEqual(to: tag))
  }
}
