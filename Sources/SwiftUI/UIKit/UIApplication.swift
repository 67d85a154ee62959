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
}
