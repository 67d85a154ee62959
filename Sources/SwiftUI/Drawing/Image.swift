/// A picture.
public nonisolated struct Image: View, PrimitiveView, Equatable, Sendable {
  /// An image is primitive.
  public typealias Body = Never

  let name: String

  /// A symbol of the system.
  public init(systemName: String) { name = systemName }
}
