import Foundation

/// The form that glass has by itself.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// Makes the form.
  public init() {}

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
