import Foundation

/// A part of a program's surface; there is none of UIKit.
open class UIScene: UIResponder {
  /// What it is doing.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is started with.
  open class ConnectionOptions: NSObject {
    /// What a person was doing on another device.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The addresses that are to be opened.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  /// What it is doing.
  open var activationState: ActivationState { .foregroundActive }
  /// What it is called.
  open var title: String! = ""
  /// What the system knows of it.
  public let session = UISceneSession()
  /// Told what happens to it.
  open weak var delegate: (any UISceneDelegate)?
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

/// An address that is to be opened.
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// What the system knows of a scene.
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To be used on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// To be seen on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  open var role: Role { .windowApplication }
  /// How the scene is made.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// What names the scene for good.
  open var persistentIdentifier: String { "main" }
}

/// How a scene is made.
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of what is told about the scene.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
