import Foundation

/// Told what happens to a scene; nothing does, since there are no scenes of UIKit.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Told that the scene has come.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Told that the scene has gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Told that the scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Told that the scene will not be in use.
  func sceneWillResignActive(_ scene: UIScene)
  /// Told that the scene will be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Told that the scene is not seen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Told that addresses are to be opened.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// Told that a person goes on with something.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Told what happens to a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window; here there are none of UIKit.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
