import Foundation

/// The device; here it says that it is a phone held upright.
open class UIDevice: NSObject {
  /// The device.
  public nonisolated(unsafe) static let current = UIDevice()
  /// Posted when the device is turned, which never happens here.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The name of the device.
  open var name: String { "iPhone" }
  /// The kind of the device.
  open var model: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system.
  open var systemVersion: String { "17.0" }
  /// What the device is made for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// How full the battery is, from 0 to 1.
  open var batteryLevel: Float { 1 }
}

/// What a device is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac, vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held across.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
