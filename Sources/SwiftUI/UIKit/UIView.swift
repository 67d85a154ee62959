import Foundation

/// A view of UIKit as a value that nobody draws: it keeps what it is told.
open class UIView: UIResponder {
  /// How content fits into a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// What changes along with what is around.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// Makes a view in a rectangle.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view; nothing is read.
  public required init?(coder: NSCoder) { frame = .zero }

  /// Makes a view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// Where the view is.
  open var frame: CGRect
  /// Where its content is.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle.
  open var center = CGPoint.zero
  /// How it is transformed.
  open var transform = CGAffineTransform.identity
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched.
  open var tintColor: UIColor?
  /// Whether it is not seen.
  open var isHidden = false
  /// How much it lets through.
  open var alpha: CGFloat = 1
  /// Whether it lets nothing through.
  open var isOpaque = true
  /// A number to find it by.
  open var tag = 0
  /// Whether what is outside is cut off.
  open var clipsToBounds = false
  /// How content fits.
  open var contentMode = ContentMode.scaleToFill
  /// What changes along with what is around.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether constraints are made of the mask.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether it can be touched.
  open var isUserInteractionEnabled = true
  /// What it is for people who do not see it.
  open var accessibilityIdentifier: String?
  /// What it is called for people who do not see it.
  open var accessibilityLabel: String?
  /// How it is drawn.
  public let layer = CALayer()

  /// The view it is in.
  public private(set) weak var superview: UIView?
  /// What is in it.
  public private(set) var subviews: [UIView] = []
  /// The window it is in.
  open var window: UIWindow? { superview?.window }
  /// The size of its content.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// How far controls of the system reach in.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Puts a view in front.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  /// Puts a view among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
  }
  /// Takes the view out.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Asks for another drawing.
  open func setNeedsDisplay() {}
  /// Asks for another layout.
  open func setNeedsLayout() {}
  /// Does the layout.
  open func layoutIfNeeded() { layoutSubviews() }
  /// Does the layout.
  open func layoutSubviews() {}
  /// Draws.
  open func draw(_ rect: CGRect) {}
  /// Takes the size that fits.
  open func sizeToFit() {}
  /// The size that fits.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Ends the input.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  /// Draws what is seen; nothing is.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// Puts a view behind.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }
  /// Puts a view in front.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }
  /// The view in it with a number; itself, if that is its own.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Whether it is in a view, or is that view.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The foremost view in it that a point is in and that can be touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }
  /// Whether a point is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Where a point is for another view; nothing is laid out, so it stays.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  /// Where a point of another view is; nothing is laid out, so it stays.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  /// Where a rectangle is for another view; nothing is laid out, so it stays.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// Where a rectangle of another view is; nothing is laid out, so it stays.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }

  /// The gestures it takes.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Takes a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Takes a gesture no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// How much it keeps to its size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How much it keeps from getting smaller.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Changes things little by little; here at once.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  private nonisolated(unsafe) static var proxies: [ObjectIdentifier: UIView] = [:]

  /// What all views of the class are told at once.
  public class func appearance() -> Self { proxy() }

  /// What all views of the class are told at once that are in others.
  public class func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self
  { proxy() }

  private class func proxy() -> Self {
    if let proxy = proxies[ObjectIdentifier(self)] as? Self { return proxy }
    guard let proxy = Self(coder: NSCoder()) else { fatalError("\(self) cannot be made") }
    proxies[ObjectIdentifier(self)] = proxy
    return proxy
  }
}

/// How a view is drawn.
open class CALayer: NSObject {
  /// Makes a layer.
  public override init() {}
  /// How round the corners are.
  open var cornerRadius: CGFloat = 0
  /// How wide the border is.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind.
  open var backgroundColor: CGColor?
  /// Whether what is outside is cut off.
  open var masksToBounds = false
  /// How much of the shadow is seen.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// Where it is.
  open var frame = CGRect.zero
  /// How much it lets through.
  open var opacity: Float = 1
  /// Puts a layer in front.
  open func addSublayer(_ layer: CALayer) {}
}

/// Distances from the edges.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from one edge.
  public var top, left, bottom, right: CGFloat

  /// Makes distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distances.
  public static let zero = UIEdgeInsets()
}
