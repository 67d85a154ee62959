// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension NavigationLink where Destination == Never {
  /// Makes a link that a value is pushed by, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleResource))
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a screen, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(titleResource))
  }

  /// Makes a link to a screen, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(target: .view(destination), label: Text(titleResource))
  }
}

extension View {
  /// Gives the screen a title of a resource.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    modifier(TitleModifier(title: { Text(titleResource) }))
  }
}

extension View {
  /// Adds words below the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
    -> some View
  {
    navigationSubtitle(Text(subtitleResource))
  }
}
