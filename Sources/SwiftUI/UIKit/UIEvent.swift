import Foundation

/// Something that a person did to the device; nobody does here.
open class UIEvent: NSObject {
  /// With what it was done.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10 }
  /// What was done.
  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
  }

  /// With what it was done.
  open var type: EventType { .touches }
  /// What was done.
  open var subtype: EventSubtype { .none }
  /// When, in seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
  /// The fingers.
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen.
open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// What the finger does.
  open var phase: Phase { .began }
  /// How often it has touched.
  open var tapCount: Int { 1 }
  /// When, in seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
  /// How hard it presses.
  open var force: CGFloat { 0 }
  /// What it touches.
  open var view: UIView? { nil }

  /// Where it is.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
