/// A gradient whose making is hidden.
public nonisolated struct AnyGradient: ShapeStyle, Hashable, CustomStringConvertible {
  /// The gradient as it is written in code.
  public let description: String

  init(name: String) { description = name }

  /// Hides how a gradient was made.
  public init(_ gradient: Gradient) { description = gradient.description }
}

extension Gradient {
  /// The gradient with colours in between made in another way.
  public nonisolated func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// The gradient with colours in between made in another way.
  public nonisolated func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
