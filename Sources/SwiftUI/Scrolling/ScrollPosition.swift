import Foundation

/// Where content is scrolled to.
public nonisolated struct ScrollPosition: Equatable, Sendable {
  private var target: String?

  /// Makes a position that goes by identities of a type.
  public init(idType: (some Hashable & Sendable).Type) {}
  /// Makes a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }
  /// Makes a position at an edge.
  public init(idType: (some Hashable & Sendable).Type, edge: Edge) { target = "\(edge)" }
  /// Makes a position at an edge.
  public init(edge: Edge) { target = "\(edge)" }
  /// Makes a position at the start.
  public init() {}

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = "\(id)"
    self.id = id
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { target = "\(edge)" }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { target = "\(point)" }
  /// Scrolls along the width.
  public mutating func scrollTo(x: CGFloat) { target = "x: \(x)" }
  /// Scrolls along the height.
  public mutating func scrollTo(y: CGFloat) { target = "y: \(y)" }

  /// Whether a person has scrolled, which nobody does here.
  public var isPositionedByUser: Bool { false }
  /// The view that is scrolled to, where its identity is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id as? T }
  /// The identity of the view that is scrolled to.
  public var viewID: (any Hashable & Sendable)? { id }
  private var id: (any Hashable & Sendable)?

  /// Whether two positions are the same.
  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.target == rhs.target
  }
}
