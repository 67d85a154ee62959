import Foundation

/// A form that can be filled, stroked and used as a view.
public protocol Shape: Sendable, Animatable, View {
  /// The outline of the form in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the form is for.
  nonisolated static var role: ShapeRole { get }

  /// What becomes of the form where people read from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size the form takes of what is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// A form is there to be seen.
  public nonisolated static var role: ShapeRole { .fill }

  /// A form is mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// A form takes everything that is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// By itself, a form is filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}
