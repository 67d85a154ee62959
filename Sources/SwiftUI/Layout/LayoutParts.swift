import Foundation

/// What is known of a layout.
public nonisolated struct LayoutProperties: Sendable {
  /// Along which direction views are placed.
  public var stackOrientation: Axis?

  /// Makes properties.
  public init() {}
}

/// The views to be placed.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Sendable {
  private let total: Int

  init(count: Int = 0) { total = count }

  /// Which way is read.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { total }
  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view to be placed.
public nonisolated struct LayoutSubview: Equatable, Sendable {
  /// How important it is that the view gets room.
  public var priority: Double { 0 }
  /// The room around the view.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The size of the view for an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The size of the view, and where its alignments are.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}

  /// A value of the view.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// The type of a value that views give to their layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody gives one.
  static var defaultValue: Value { get }
}

/// The room that views like to have around them.
public nonisolated struct ViewSpacing: Sendable {
  /// As usual.
  public init() {}

  /// No room.
  public static let zero = ViewSpacing()

  /// The room between this and another.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }

  /// Takes the larger of two.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// The larger of two.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

extension View {
  /// Gives a value to the layout the view is in.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    recorded("layoutValue")
  }
}
