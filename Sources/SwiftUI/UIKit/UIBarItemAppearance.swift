import Foundation

/// How a button of a bar looks.
open class UIBarButtonItemAppearance: NSObject {
  /// Makes the usual look.
  public override init() {}
  /// How it looks by itself.
  public let normal = UIBarItemStateAppearance()
  /// How it looks where it cannot be used.
  public let disabled = UIBarItemStateAppearance()
  /// How it looks while it is pressed.
  public let highlighted = UIBarItemStateAppearance()
  /// How it looks while it has the focus.
  public let focused = UIBarItemStateAppearance()
}

/// How a tab of a bar looks.
open class UITabBarItemAppearance: NSObject {
  /// Makes the usual look.
  public override init() {}
  /// How it looks by itself.
  public let normal = UIBarItemStateAppearance()
  /// How it looks while it is shown.
  public let selected = UIBarItemStateAppearance()
  /// How it looks where it cannot be used.
  public let disabled = UIBarItemStateAppearance()
  /// How it looks while it has the focus.
  public let focused = UIBarItemStateAppearance()
}

/// How what is in a bar looks at a time.
open class UIBarItemStateAppearance: NSObject {
  /// How words look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far words are moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind.
  open var backgroundImage: UIImage?
  /// The colour of a symbol.
  open var iconColor: UIColor?
  /// The colour behind a badge.
  open var badgeBackgroundColor: UIColor?
  /// How the words of a badge look.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a button of a bar looks at a time.
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance
/// How a tab of a bar looks at a time.
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance

/// How far something is moved.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// Makes a distance.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Not at all.
  public static let zero = UIOffset()
}

/// A button or a tab of a bar.
open class UIBarItem: NSObject {
  /// Makes one without words.
  public override init() {}
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true

  private var attributes: [UIControlState: [NSAttributedString.Key: Any]] = [:]
  /// Sets how words look.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) { self.attributes[state] = attributes }
  /// How words look.
  open func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  private nonisolated(unsafe) static var proxies: [ObjectIdentifier: UIBarItem] = [:]

  /// What all of the class are told at once.
  public class func appearance() -> Self {
    if let proxy = proxies[ObjectIdentifier(self)] as? Self { return proxy }
    let proxy = made()
    proxies[ObjectIdentifier(self)] = proxy
    return proxy
  }
}

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  /// The colour.
  open var tintColor: UIColor?
}

/// A tab of a bar.
open class UITabBarItem: UIBarItem {
  /// What is in the badge.
  open var badgeValue: String?
  /// The colour behind the badge.
  open var badgeColor: UIColor?
}
