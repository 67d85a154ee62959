import Foundation

/// The room that is offered to a view.
public nonisolated struct ProposedViewSize: Equatable, Sendable {
  /// The width in points, or nil for as the view likes.
  public var width: CGFloat?
  /// The height in points, or nil for as the view likes.
  public var height: CGFloat?

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As the view likes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Any amount of room.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes an offer of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size that is offered, with something in the place of nil.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
