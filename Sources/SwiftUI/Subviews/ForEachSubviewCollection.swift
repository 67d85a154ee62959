/// Stands for the single views of a view.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let source: AnyView

  /// There is nothing in it by itself.
  public var startIndex: Int { 0 }
  /// There is nothing in it by itself.
  public var endIndex: Int { 0 }
  /// There is nothing in it by itself.
  public subscript(index: Int) -> Subview { fatalError("The views are known only when shown.") }
}

extension ForEachSubviewCollection: PartsOfView {
  nonisolated func parts(_ node: Node) -> [Subview] { Array(SubviewsCollection(node.subviewNodes)) }
}
