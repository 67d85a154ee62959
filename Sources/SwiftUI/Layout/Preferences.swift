import Foundation

/// Where the values of a key are told to, from the nearest reader outwards.
struct PreferenceStoreKey<K: PreferenceKey>: EnvironmentKey {
  static var defaultValue: [PreferenceStore<K>] { [] }
}

/// Tells something to what contains the view.
nonisolated struct PreferenceWriter<K: PreferenceKey>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let contribution: PreferenceStore<K>.Contribution

  static var usesEnvironment: Bool { true }

  func update(_ content: some View, in node: Node) {
    node.updateChild(0, content)
    for store in node.environment[PreferenceStoreKey<K>.self] {
      store.set(contribution, from: node)
    }
  }
}

/// Reads what views inside tell.
nonisolated struct PreferenceReader<K: PreferenceKey, Layer: View>: ViewModifier, PrimitiveModifier
{
  typealias Body = Never

  /// What is done with a value after it has changed.
  let action: ((K.Value) -> Void)?
  /// What is shown with a value, and where.
  let layer: ((K.Value) -> Layer)?
  let kind: ElementKind

  static var usesEnvironment: Bool { true }

  func update(_ content: some View, in node: Node) {
    let store = node.stored(-1) { PreferenceStore<K>() }
    let action = action
    let shows = layer != nil
    store.onChange = { [weak node, weak store] in
      guard let node, let store else { return }
      if shows { node.invalidate() }
      guard let action, !store.isTelling else { return }
      store.isTelling = true
      node.graph.afterUpdate {
        store.isTelling = false
        action(store.reduced)
      }
    }
    let cache = node.stored(-2) { EnvironmentCache() }
    let inner = cache.derive(from: node.environment, adding: 0) {
      $0[PreferenceStoreKey<K>.self].append(store)
    }
    node.updateChild(0, content, environment: inner)
    if let layer { node.updateChild(1, layer(store.reduced)) }
  }

  func elements(_ node: Node) -> [Element] {
    let content = node.elements(ofChild: 0)
    guard layer != nil else { return content }
    return content.layered(kind, node.elements(ofChild: 1), node)
  }
}

extension View {
  /// Tells a value to what contains the view.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K>(contribution: .value(value)))
  }

  /// Tells a place or rectangle of the view to what contains it.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(PreferenceWriter<K>(contribution: .value(transform(Anchor(value: value.value)))))
  }

  /// Changes what the view tells.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K>(contribution: .change(callback)))
  }

  /// Does something when what views inside tell has changed.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K, EmptyView>(action: action, layer: nil, kind: .background))
  }

  /// Shows something in front that goes by what views inside tell.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modifier(PreferenceReader<K, T>(action: nil, layer: transform, kind: .overlay))
  }

  /// Shows something behind that goes by what views inside tell.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modifier(PreferenceReader<K, T>(action: nil, layer: transform, kind: .background))
  }
}
