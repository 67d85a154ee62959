import Foundation

/// What people are told who use a device with its help; nobody hears it.
public nonisolated enum AccessibilityNotification {
  /// Something that is said.
  public struct Announcement: Sendable {
    /// Says words with attributes.
    public init(_ announcement: AttributedString) {}
    /// Says words.
    public init(_ announcement: String) {}
    /// Tells it.
    public func post() {}
  }

  /// Something that has become different on the screen.
  public struct LayoutChanged {
    /// Tells where to go on, or what to say.
    public init(_ element: Any? = nil) {}
    /// Tells it.
    public func post() {}
  }

  /// A screen that is another now.
  public struct ScreenChanged {
    /// Tells where to go on, or what to say.
    public init(_ element: Any? = nil) {}
    /// Tells it.
    public func post() {}
  }

  /// A page that was scrolled to.
  public struct PageScrolled: Sendable {
    /// Says which page it is.
    public init(_ page: String) {}
    /// Tells it.
    public func post() {}
  }
}
