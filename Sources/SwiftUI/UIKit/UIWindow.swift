import Foundation

/// A window; the host's is not one of UIKit.
open class UIWindow: UIView {
  /// The screen in it.
  open var rootViewController: UIViewController?
  /// Whether it has the input.
  open var isKeyWindow: Bool { false }
  /// The screen it is on.
  open var screen: UIScreen { .main }
  /// The scene it is in.
  open var windowScene: UIWindowScene? { nil }
  /// How bright the windows are.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Makes a window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

  /// Shows the window.
  open func makeKeyAndVisible() {}
}

/// How the device is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Makes ways of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Standing.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Lying on the right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Lying on the left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Lying.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// In any way but upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
  /// In any way.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

extension UIApplication {
  /// The windows; there are none of UIKit.
  public var windows: [UIWindow] { [] }
  /// The window that has the input; there is none of UIKit.
  public var keyWindow: UIWindow? { nil }
  /// The scenes; there are none of UIKit.
  public var connectedScenes: Set<UIScene> { [] }
  /// What the program is doing.
  public var applicationState: State { .active }
  /// What a program is doing.
  public enum State: Int, Sendable { case active, inactive, background }
}
