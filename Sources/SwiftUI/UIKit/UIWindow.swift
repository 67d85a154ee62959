import Foundation

/// A window; the host's is not one of UIKit.
open class UIWindow: UIView {
  /// The screen in it.
  open var rootViewController: UIViewController?
  /// Whether it has the input.
  open var isKeyWindow: Bool { false }
  /// The scene it is in.
  open var windowScene: UIWindowScene? { nil }
  /// How bright the windows are.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Makes a window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

  /// Shows the window.
  open func makeKeyAndVisible() {}
}

/// A part of a program's surface; there is none of UIKit.
open class UIScene: UIResponder {
  /// What it is doing.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What it is doing.
  open var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows.
  open var windows: [UIWindow] { [] }
  /// The window that has the input.
  open var keyWindow: UIWindow? { nil }
  /// The screen it is on.
  open var screen: UIScreen { .main }
  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// How the device is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
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
  /// Who is told what happens to the program.
  public var delegate: (any UIApplicationDelegate)? { nil }

  /// What a program is doing.
  public enum State: Int, Sendable { case active, inactive, background }
}

/// Told what happens to the program.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Told that the program has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Told that the program is in use.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Told that the program will not be in use.
  func applicationWillResignActive(_ application: UIApplication)
  /// Told that the program is not seen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Told that the program will be seen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Told that the program ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// Names the object that is told what happens to the program; it is not made here, since nothing of that happens.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// Names the class of the object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The object, which cannot be asked for.
  public var wrappedValue: DelegateType {
    fatalError("The delegate of a program, \(DelegateType.self), is not made here.")
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
