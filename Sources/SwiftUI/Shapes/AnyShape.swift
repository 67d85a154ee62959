import Foundation

/// A form whose type is hidden.
public nonisolated struct AnyShape: Shape {
  /// By itself, the form is filled with the foreground.
  public typealias Body = _ShapeView<AnyShape, ForegroundStyle>

  private let base: any Shape

  /// Hides the type of a form.
  public init<S: Shape>(_ shape: S) { base = shape }

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
