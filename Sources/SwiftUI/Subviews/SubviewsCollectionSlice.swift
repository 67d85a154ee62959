/// Some of the views that a container was given.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View, PrimitiveView {
  /// The views are primitive.
  public typealias Body = Never

  let subviews: ArraySlice<Subview>

  /// The first position.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  func update(_ node: Node) { node.updateChild(0, ForEach(Array(subviews)) { $0 }) }
}

extension SubviewsCollectionSlice: GroupingView {}
