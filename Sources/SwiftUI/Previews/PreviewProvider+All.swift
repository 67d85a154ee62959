extension PreviewProvider {
  /// The single previews: those that are beside each other in a group are one each.
  @MainActor package static var all: [Preview] {
    var names: [String?] = []
    let graph = ViewGraph(
      Group(subviews: previews) { parts in
        EmptyView().onAppear { names = parts.map(\.containerValues.previewName) }
      })
    graph.unmount()
    return names.enumerated().map { position, name in
      Preview(name) { Group(subviews: previews) { parts in parts[position] } }
    }
  }
}

/// The name of a preview.
private enum PreviewName: ContainerValueKey {
  static var defaultValue: String? { nil }
}

extension ContainerValues {
  /// The name that the view has as a preview.
  var previewName: String? {
    get { self[PreviewName.self] }
    set { self[PreviewName.self] = newValue }
  }
}
