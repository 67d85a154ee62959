import Foundation

/// How the corners of a rectangle are rounded.
public nonisolated struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Makes corners that differ.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Makes corners that are alike.
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  /// Corners of a radius.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

  /// Corners as those of what contains them.
  public static var concentric: Self { Self(all: .concentric) }

  /// Corners as those of what contains them, and at least in a way.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self {
    Self(all: .concentric(minimum: minimum))
  }

  /// The way of a corner.
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }

  /// Corners as round as a size allows.
  static func round(in size: CGSize?) -> Self {
    .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
  }
}
