import Foundation

/// Changes how a view looks, not where it is.
public protocol VisualEffect: Sendable {}

/// No change yet.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Makes no change.
  public init() {}
}

extension VisualEffect {
  /// Moves the view.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Moves the view.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Makes the view look larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)
    -> some VisualEffect
  { self }
  /// Makes the view look larger or smaller.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  { self }
  /// Turns the view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)
    -> some VisualEffect
  { self }
  /// Turns the view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Lets what is behind the view through.
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Turns colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Strengthens or weakens colours.
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Takes colours away.
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Strengthens or weakens contrasts.
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Transforms how the view looks.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    self
  }
  /// Lightens or darkens the view.
  public nonisolated func brightness(_ amount: Double) -> some VisualEffect { self }
}
