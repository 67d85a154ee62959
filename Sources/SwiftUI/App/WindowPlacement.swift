import Foundation

/// Where a window is and how large; there is no place for windows here.
public struct WindowPlacement: Equatable, Sendable {
  /// Makes a placement of a point and a size.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {}
  /// Makes a placement of a point and a size.
  public init(_ position: CGPoint? = nil, width: CGFloat?, height: CGFloat? = nil) {}
  /// Makes a placement of a point of the display and a size.
  public init(_ position: UnitPoint, size: CGSize? = nil) {}
  /// Makes a placement of a point of the display and a size.
  public init(_ position: UnitPoint, width: CGFloat?, height: CGFloat? = nil) {}
  /// Makes a placement of coordinates and a size.
  public init(x: CGFloat?, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// What is known when a window is placed.
public struct WindowPlacementContext {
  /// The display that the window is on.
  public var defaultDisplay: DisplayProxy { DisplayProxy() }
  /// The windows that are there.
  public var windows: [WindowProxy] { [] }
}

/// A display.
public struct DisplayProxy: Equatable, Sendable {
  /// All of it.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  /// What the bars of the system leave of it.
  public var visibleRect: CGRect { bounds }
  /// What the bars of the system take of it.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A window.
public struct WindowProxy: Equatable, Sendable {
  /// The name that the window is known by.
  public var id: String? { nil }
}

/// The content of a window that is placed.
public struct WindowLayoutRoot {
  /// The size that the content takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
