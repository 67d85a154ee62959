import Foundation

/// The layout of a container of this name, to be exchanged for another.
public nonisolated struct GridLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment
  /// The horizontalSpacing of the views.
  public var horizontalSpacing: CGFloat?
  /// The verticalSpacing of the views.
  public var verticalSpacing: CGFloat?

  /// Makes the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// All the room that is offered.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Nothing is placed.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
