import Foundation

/// Changes points as seen in space.
public nonisolated struct ProjectionTransform: Equatable, Sendable {
  /// The part of the change that stays in the plane.
  let plane: CGAffineTransform

  /// Changes nothing.
  public init() { plane = .identity }

  /// Changes points in the plane.
  public init(_ m: CGAffineTransform) { plane = m }

  /// Whether nothing is changed.
  public var isIdentity: Bool { plane.isIdentity }

  /// This change and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(plane.concatenating(rhs.plane))
  }
}
