import Foundation

/// A view that scrolls.
open class UIScrollView: UIView {
  /// Whether content bounces.
  open var bounces = true
  /// Whether content comes to rest at pages.
  open var isPagingEnabled = false
  /// Whether an indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator is shown along the width.
  open var showsHorizontalScrollIndicator = true
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// How far it has scrolled.
  open var contentOffset = CGPoint.zero
  /// The size of what scrolls.
  open var contentSize = CGSize.zero
  /// The distances of what scrolls from the edges.
  open var contentInset = UIEdgeInsets.zero
  /// How far controls of the system reach in as well.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether content bounces though it is short.
  open var alwaysBounceVertical = false
  /// Whether content bounces though it is narrow.
  open var alwaysBounceHorizontal = false
  /// How soon content comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// The smallest size.
  open var minimumZoomScale: CGFloat = 1
  /// The largest size.
  open var maximumZoomScale: CGFloat = 1
  /// The size.
  open var zoomScale: CGFloat = 1
  /// Whether size bounces.
  open var bouncesZoom = true
  /// When the keyboard goes.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger drags it.
  open var isDragging: Bool { false }
  /// Whether a finger is on it.
  open var isTracking: Bool { false }
  /// Whether it goes on by itself.
  open var isDecelerating: Bool { false }
  /// What recognises that it is dragged.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// Told how it scrolls, which it never does by itself.
  fileprivate weak var listener: (any UIScrollViewDelegate)?

  /// How soon content comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of its speed that it keeps each millisecond.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When the keyboard goes.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Scrolls to a point.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Takes a size.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Scrolls until a rectangle is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { contentOffset = rect.origin }
}

/// What scrolls and tells how; views of this kind may have a delegate of a type of their own.
public protocol _Scrolling: UIScrollView {}

extension UIScrollView: _Scrolling {}

extension _Scrolling {
  /// Told how the view scrolls.
  public var delegate: (any UIScrollViewDelegate)? {
    get { listener }
    set { listener = newValue }
  }
}

/// Told how a view scrolls.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Told that it has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Told that its size has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Told that it will be dragged.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Told that the finger leaves it, and asked where it shall come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Told that it is dragged no more.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Told that it has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Told that it has got where it was sent.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asked what changes its size.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Lets it come to rest where it does.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nothing does.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
