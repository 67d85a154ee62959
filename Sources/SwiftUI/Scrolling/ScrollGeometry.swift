import Foundation

/// Where content is scrolled to, in points.
public nonisolated struct ScrollGeometry: Equatable, Sendable {
  /// How far content is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The room around the content.
  public var contentInsets: EdgeInsets
  /// The size of what contains it.
  public var containerSize: CGSize

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The size of what contains the content.
  public var bounds: CGRect { visibleRect }
}

/// What happens to content that is scrolled.
public nonisolated enum ScrollPhase: Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether content moves.
  public var isScrolling: Bool { self != .idle }
}

/// Which part of a scroll view an anchor is for.
public nonisolated struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where content is at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where content stays when its size changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content is that is smaller than what contains it.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Does something when content has been scrolled; nothing is scrolled here.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    recorded("onScrollGeometryChange")
  }

  /// Does something when scrolling begins or ends; nothing is scrolled here.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange")
  }

  /// Does something when scrolling begins or ends, knowing where content is; nothing is scrolled here.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange")
  }

  /// Does something when the view comes into sight or leaves it; it is always in sight here.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onAppear { action(true) }
  }

  /// Does something when other views come into sight; nothing is scrolled here.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    recorded("onScrollTargetVisibilityChange")
  }

  /// Says where scrolled content starts, or stays.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    recorded("defaultScrollAnchor")
  }

  /// Says where scrolled content starts.
  public nonisolated func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    recorded("scrollPosition")
  }

  /// Changes views as they come and go while content is scrolled.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    recorded("scrollTransition")
  }
}

/// What is known when scrolling begins or ends.
public nonisolated struct ScrollPhaseChangeContext: Sendable {
  /// Where content is.
  public let geometry: ScrollGeometry
  /// How fast content moves.
  public let velocity: CGVector?
}
