/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, PrimitiveModifier {
  /// An empty modifier is primitive.
  public typealias Body = Never

  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  public init() {}
}
