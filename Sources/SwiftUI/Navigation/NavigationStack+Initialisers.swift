extension NavigationStack {
  /// Makes a stack that keeps its own path.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), path: nil)
  }

  /// Makes a stack whose path is a value.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(
      root: root(),
      path: Binding(
        location: FunctionLocation(
          get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })))
  }

  /// Makes a stack whose path is a collection.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(),
      path: Binding(
        location: FunctionLocation(
          get: { path.wrappedValue.map { AnyHashable($0) } },
          set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })))
  }
}
