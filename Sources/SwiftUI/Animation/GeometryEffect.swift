import Foundation

/// Moves, turns or stretches how a view looks; without a screen it is accepted and has no effect.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// How the view is changed.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view itself.
  public func body(content: Content) -> some View { content }

  /// The same effect, without regard to layout.
  public nonisolated func ignoredByLayout() -> Self { self }
}
