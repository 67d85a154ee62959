extension NavigationLink {
  /// Makes a link to a screen, with a label of views.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination()), label: label())
  }

  /// Makes a link to a screen, with a label of views, in the old order.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  /// Makes a link whose screen is shown while a value is true.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination()), label: label(), isActive: isActive)
  }

  /// Makes a link whose screen is shown while a value is true, in the old order.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination), label: label(), isActive: isActive)
  }

  /// Makes a link whose screen is shown while a value equals another.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .view(destination()), label: label(), isActive: selection.isEqual(to: tag))
  }

  /// Makes a link whose screen is shown while a value equals another, in the old order.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination), label: label(), isActive: selection.isEqual(to: tag))
  }
}

extension Binding {
  /// Whether the value equals another; set to false, there is no value.
  nonisolated func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      location: FunctionLocation(
        get: { wrappedValue == tag }, set: { wrappedValue = $0 ? tag : nil }))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that a value is pushed by, with a label of views.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// Makes a link that a value is pushed by, with a localised title.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }
}
