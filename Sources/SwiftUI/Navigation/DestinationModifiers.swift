/// Says where values of a type lead.
nonisolated struct DestinationModifier<D: Hashable, C: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let destination: (D) -> C

  static var usesEnvironment: Bool { true }

  func update(_ content: some View, in node: Node) {
    let destination = destination
    node.environment.navigation?.register(node) { value in
      (value.base as? D).map { AnyView(destination($0)) }
    }
    node.updateChild(0, content)
  }
}

/// Shows a screen while a value is there.
nonisolated struct PushModifier<Item, C: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let item: Binding<Item?>
  let destination: (Item) -> C

  static var usesEnvironment: Bool { true }
  static var readsValues: Bool { true }

  func update(_ content: some View, in node: Node) {
    let (item, destination) = (item, destination)
    let entry = item.wrappedValue.map { value in
      NavigationContext.Entry(
        view: { AnyView(destination(value)) }, onPop: { item.wrappedValue = nil })
    }
    node.environment.navigation?.show(node, entry)
    node.updateChild(0, content)
  }
}

extension Binding where Value == Bool {
  /// Nothing while the value is false; set to nothing, the value is false.
  nonisolated var asItem: Binding<Void?> {
    Binding<Void?>(
      location: FunctionLocation(
        get: { wrappedValue ? () : nil }, set: { wrappedValue = $0 != nil }))
  }
}

extension View {
  /// Says where values of a type lead.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Shows a screen while a value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(PushModifier(item: isPresented.asItem, destination: { view }))
  }

  /// Shows a screen while there is a value.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PushModifier(item: item, destination: destination))
  }
}
