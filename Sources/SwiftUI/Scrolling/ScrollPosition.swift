import Foundation

/// Where content is scrolled to.
public nonisolated struct ScrollPosition: Equatable, Sendable {
  /// The edge that is scrolled to, if that is what was asked for.
  public private(set) var edge: Edge?
  /// The place along the width that is scrolled to, if that is what was asked for.
  public private(set) var x: CGFloat?
  /// The place along the height that is scrolled to, if that is what was asked for.
  public private(set) var y: CGFloat?
  private var id: AnyScrollID?

  /// Makes a position at the start.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// Makes a position at a view.
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = ID.self, id: ID, anchor: UnitPoint? = nil
  ) { scrollTo(id: id, anchor: anchor) }
  /// Makes a position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }
  /// Makes a position at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }
  /// Makes a position at a place in each direction.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }
  /// Makes a position along the width.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  /// Makes a position along the height.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition()
    self.id = AnyScrollID(value: id)
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition()
    self.edge = edge
  }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }
  /// Scrolls along the width.
  public mutating func scrollTo(x: CGFloat) {
    self = ScrollPosition()
    self.x = x
  }
  /// Scrolls along the height.
  public mutating func scrollTo(y: CGFloat) {
    self = ScrollPosition()
    self.y = y
  }
  /// Scrolls in both directions.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    self = ScrollPosition()
    (self.x, self.y) = (x, y)
  }

  /// The point that is scrolled to, if that is what was asked for.
  public var point: CGPoint? {
    if let x, let y { CGPoint(x: x, y: y) } else { nil }
  }
  /// Whether a person has scrolled, which nobody does here.
  public var isPositionedByUser: Bool { false }
  /// The view that is scrolled to, where its identity is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.value as? T }
  /// The identity of the view that is scrolled to.
  public var viewID: (any Hashable & Sendable)? { id?.value }
}

/// The identity of a view that is scrolled to.
private struct AnyScrollID: Equatable, Sendable {
  let value: any Hashable & Sendable

  static func == (lhs: AnyScrollID, rhs: AnyScrollID) -> Bool {
    AnyHashable(lhs.value) == AnyHashable(rhs.value)
  }
}
