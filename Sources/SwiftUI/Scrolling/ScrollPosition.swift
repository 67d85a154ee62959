import Foundation

/// Where content is scrolled to.
public nonisolated struct ScrollPosition: Equatable, Sendable {
  private var target: String?

  /// Makes a position that goes by identities of a type.
  public init(idType: (some Hashable & Sendable).Type) {}
  /// Makes a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { target = "\(id)" }
  /// Makes a position at an edge.
  public init(edge: Edge) { target = "\(edge)" }
  /// Makes a position at the start.
  public init() {}

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = "\(id)"
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { target = "\(edge)" }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { target = "\(point)" }
}
