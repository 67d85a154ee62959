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
  /// Whether the device tells of the battery.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; -1 where nothing is told of it.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// What the battery does.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// What a battery does.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// What tells this device from others to the maker of the program.
  open var identifierForVendor: UUID? { Self.identifier }
  private static let identifier = UUID()
  /// Whether turns of the device are told.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Asks to be told when the device is turned.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Asks not to be told any more.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
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
