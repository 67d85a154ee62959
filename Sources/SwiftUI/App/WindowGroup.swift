import Foundation

/// Windows that are all alike; here there is one.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
  /// A scene is primitive.
  public typealias Body = Never

  let content: Content

  /// Makes windows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes windows known by a name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes windows with a title, known by a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows for values; none is open at first.
  public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.content = content(.constant(nil))
  }

  /// Makes windows for values, known by a name; none is open at first.
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.content = content(.constant(nil))
  }

  /// Makes windows with a title for values; none is open at first.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.content = content(.constant(nil))
  }

  /// Makes windows with a title for values, known by a name; none is open at first.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.content = content(.constant(nil))
  }

  /// Makes windows for values, of which the first shows one of its own.
  public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.content = content(.constant(defaultValue()))
  }

  var view: AnyView { AnyView(content) }
}
