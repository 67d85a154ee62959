import Foundation

/// Recognises gestures; there are none here.
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The gesture is recognised.
    public static let recognized = State.ended
  }

  /// Makes a recogniser.
  public override init() {}

  /// Makes a recogniser that sends messages; there are none.
  public convenience init(target: Any?, action: Selector?) { self.init() }

  /// Asks for messages; there are none.
  open func addTarget(_ target: Any, action: Selector) {}

  /// How far the gesture is.
  open var state = State.possible
  /// Whether it recognises anything.
  open var isEnabled = true
  /// Whether the view is kept from what is recognised.
  open var cancelsTouchesInView = true
  /// A name to find it by.
  open var name: String?
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }
  /// The view it belongs to.
  open internal(set) weak var view: UIView?
  /// Asked what it may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Where the gesture is.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Waits until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Recognises that something is touched for a short time.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often it has to be touched.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognises that something is touched for a longer time.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// For how many seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move meanwhile.
  open var allowableMovement: CGFloat = 10
  /// How often it has to be touched before.
  open var numberOfTapsRequired = 0
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognises that something is dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// With how many fingers at least.
  open var minimumNumberOfTouches = 1
  /// With how many fingers at most.
  open var maximumNumberOfTouches = Int.max
  private var way = CGPoint.zero

  /// How far it was dragged.
  open func translation(in view: UIView?) -> CGPoint { way }
  /// Says how far it was dragged.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
  /// How fast it is dragged.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises that something is pulled apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much larger it became.
  open var scale: CGFloat = 1
  /// How fast.
  open var velocity: CGFloat { 0 }
}

/// Recognises that something is turned.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far, in radians.
  open var rotation: CGFloat = 0
  /// How fast.
  open var velocity: CGFloat { 0 }
}

/// Recognises that something is wiped.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Makes directions of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Where to.
  open var direction: Direction = .right
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// Asked what a recogniser may do.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether another may be recognised at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it looks at a finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// It may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
