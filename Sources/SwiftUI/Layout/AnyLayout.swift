import Foundation

/// A layout whose type is hidden; views in it keep their state when it changes.
public nonisolated struct AnyLayout: Layout {
  private let base: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { base = layout }

  /// All the room that is offered.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Nothing is placed.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
