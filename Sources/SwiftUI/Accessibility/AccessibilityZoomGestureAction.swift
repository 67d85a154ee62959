/// How assistive technology zooms.
public nonisolated struct AccessibilityZoomGestureAction: Sendable {
  /// In or out.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  /// In or out.
  public let direction: Direction
  /// Around which part of the view.
  public let location: UnitPoint
}
