/// A view that shows nothing.
public nonisolated struct EmptyView: View, PrimitiveView {
  /// An empty view is primitive.
  public typealias Body = Never

  /// Makes a view that shows nothing.
  public init() {}
}

extension EmptyView: Sendable {}
