import Foundation

/// The running program.
open class UIApplication: UIResponder {
  /// The running program.
  public nonisolated(unsafe) static let shared = UIApplication()

  /// Where the settings of a program are.
  public static let openSettingsURLString = "app-settings:"
  /// Posted when the program is left.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the program is about to be used again.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the program is used again.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the program is about to be left.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the program is about to end.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when somebody takes a picture of the screen.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// What the program was started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What is done with an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What is said of an address that is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Who is told what happens to the program.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// The number on the program's symbol.
  open var applicationIconBadgeNumber = 0

  /// Whether an address can be opened, which nothing here can.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens an address, which fails here.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// Sends a message to an object, or to what has the input where there is none.
  ///
  /// To give the input away is all that can be done here, in any way it is said: no field has the focus any more.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard action == Selector("resignFirstResponder"), target == nil else { return false }
    FocusHolders.shared.resign()
    return true
  }

  /// Whether the program may have another symbol.
  open var supportsAlternateIcons: Bool { true }
  /// The name of the other symbol, where the program has one.
  open private(set) var alternateIconName: String?
  /// Gives the program another symbol, or its own again for nil.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// Asks to be sent messages; none come.
  open func registerForRemoteNotifications() {}
  /// Asks to be sent no more messages.
  open func unregisterForRemoteNotifications() {}
  /// Starts work that goes on when the program is left.
  @discardableResult
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  /// Says that such work is done.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// A piece of work that goes on when the program is left.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the work.
  public let rawValue: Int
  /// Makes an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
