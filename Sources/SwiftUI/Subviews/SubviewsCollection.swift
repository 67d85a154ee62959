/// The views that a container was given.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
  /// The views are primitive.
  public typealias Body = Never

  private let subviews: [Subview]

  init(_ nodes: [Node]) { subviews = nodes.map { Subview(source: $0) } }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { subviews.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  func update(_ node: Node) { node.updateChild(0, ForEach(subviews) { $0 }) }
}

extension SubviewsCollection: GroupingView {}
