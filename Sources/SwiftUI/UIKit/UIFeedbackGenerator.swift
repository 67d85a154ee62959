import Foundation

/// Lets a person feel something, which nobody does here.
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() {}

  /// Gets ready.
  open func prepare() {}
}

/// Lets a person feel that something has ended well or badly.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something has ended.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Lets it be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets a person feel that things have touched.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or hard the things are.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Makes a generator.
  public init(style: FeedbackStyle = .medium) {}

  /// Lets it be felt.
  open func impactOccurred() {}

  /// Lets it be felt, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets a person feel that another thing is chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt.
  open func selectionChanged() {}
}
