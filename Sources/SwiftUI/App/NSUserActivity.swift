import Foundation

/// Something that a person does, which could be gone on with on another device; there is none here.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of thing it is.
  public let activityType: String
  /// What is said of it to a person.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// Which parts of that are needed for certain.
  open var requiredUserInfoKeys: Set<String>?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// The page that shows the same.
  open var webpageURL: URL?
  /// What names it for good.
  open var targetContentIdentifier: String?
  /// What names it for good among activities.
  open var persistentIdentifier: String?
  /// Whether it can be gone on with on another device.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for.
  open var isEligibleForSearch = false
  /// Whether everybody may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be foreseen.
  open var isEligibleForPrediction = false
  /// Whether what is needed has changed.
  open var needsSave = false

  /// Makes an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that it goes on here.
  open func becomeCurrent() {}
  /// Says that it does not go on here.
  open func resignCurrent() {}
  /// Ends it.
  open func invalidate() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of an activity in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// Says what a person does in the view.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    recorded("userActivity", activityType)
  }

  /// Says what a person does in the view with something, where there is something.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    recorded("userActivity", activityType)
  }

  /// Does something when an activity is gone on with here.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    recorded("onContinueUserActivity", activityType)
  }
}
