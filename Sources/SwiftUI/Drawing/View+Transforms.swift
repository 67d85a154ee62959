import Foundation

extension View {
  /// Turns the view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    recorded("rotationEffect", angle.description)
  }

  /// Turns the view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    recorded("rotation3DEffect", angle.description)
  }

  /// Makes the view look larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", ArgumentText.of("x", scale.width), ArgumentText.of("y", scale.height))
  }

  /// Makes the view look larger or smaller.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", ArgumentText.of(s))
  }

  /// Makes the view look larger or smaller.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    recorded("scaleEffect", ArgumentText.of("x", x), ArgumentText.of("y", y))
  }

  /// Transforms how the view looks.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    recorded("transformEffect")
  }

  /// Changes how the view looks by where it is.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    recorded("visualEffect")
  }

  /// Draws text over content so that both can be read.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    recorded("flipsForRightToLeftLayoutDirection", ArgumentText.of(enabled))
  }

  /// Keeps the view from being drawn in another way by what contains it.
  public nonisolated func geometryGroup() -> some View {
    recorded("geometryGroup")
  }

  /// Changes how the view looks, as seen in space.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    recorded("projectionEffect")
  }

  /// Says which form the views inside take for their container's.
  @_disfavoredOverload
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    recorded("containerShape", shape.shapeName)
  }

  /// Says which rectangle the views inside take for their container's.
  public nonisolated func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    recorded("containerShape", shape.shapeName)
  }
}
