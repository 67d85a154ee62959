// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension NavigationLink where Destination == Never {
  /// Makes a link that a value is pushed by, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a screen, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// Makes a link to a screen, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }

  /// Makes a link whose screen is shown while a value is true, with a title.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .view(destination), label: Text(title), isActive: isActive)
  }

  /// Makes a link whose screen is shown while a value equals another, with a title.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      target: .view(destination), label: Text(title), isActive: selection.isEqual(to: tag))
  }

  /// Makes a link with a title that is open while a value is true.
  @_disfavoredOverload
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(title), isActive: isActive)
  }

  /// Makes a link with a title that is open while a value equals another.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      target: .view(destination()), label: Text(title), isActive: selection.isEqual(to: tag))
  }
}

extension View {
  /// Gives the screen a title.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(TitleModifier(title: { Text(title) }))
  }

  /// Gives the screen a title, as it was before there were stacks.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Gives the screen a title in a way, as it was before there were stacks.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }
}

extension View {
  /// Adds words below the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
