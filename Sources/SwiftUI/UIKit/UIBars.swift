import Foundation

/// How a thing is used.
public nonisolated struct UIControlState: Hashable, Sendable {
  private let name: String
  /// Not at all.
  public static let normal = UIControlState(name: "normal")
  /// It is chosen.
  public static let selected = UIControlState(name: "selected")
  /// It is pressed.
  public static let highlighted = UIControlState(name: "highlighted")
  /// It cannot be used.
  public static let disabled = UIControlState(name: "disabled")
}

/// Choices side by side.
open class UISegmentedControl: UIView {
  /// The colour of what is chosen.
  open var selectedSegmentTintColor: UIColor?
  /// Sets how titles look.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
}

/// The bar at the top of a screen.
open class UINavigationBar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// How a title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether content is seen through the bar.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The line below the bar.
  open var shadowImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How a low bar looks.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks above the start of content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low bar looks above the start of content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The picture of the button that goes back.
  open var backIndicatorImage: UIImage?
  /// What is covered while a screen goes back.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var backgrounds: [UIBarMetrics: UIImage] = [:]
  /// Sets the picture of the bar.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = image
  }
  /// The picture of the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// The bar at the bottom of a screen.
open class UITabBar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// The line above the bar.
  open var shadowImage: UIImage?
  /// The picture behind the tab that is shown.
  open var selectionIndicatorImage: UIImage?
  /// The colour of tabs that are not shown.
  open var unselectedItemTintColor: UIColor?
  /// Whether content is seen through the bar.
  open var isTranslucent = true
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks above the end of content.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar with buttons.
open class UIToolbar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
}

/// How a bar looks.
open class UIBarAppearance: NSObject {
  /// Makes the usual look.
  public override init() {}
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The colour of the line at its edge.
  open var shadowColor: UIColor?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// What is done with what is seen through the bar.
  open var backgroundEffect: UIBlurEffect?
  /// How the picture of the bar fills it.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The picture of the line at its edge.
  open var shadowImage: UIImage?
  /// Lets no content through.
  open func configureWithOpaqueBackground() {}
  /// Lets content through.
  open func configureWithTransparentBackground() {}
  /// Looks as usual.
  open func configureWithDefaultBackground() {}
}

/// How the bar at the top of a screen looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How a title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far a title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons look that are done.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the button looks that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of the button that goes back.
  open private(set) var backIndicatorImage = UIImage()
  /// What is covered while a screen goes back.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Sets the picture of the button that goes back.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

/// How the bar at the bottom of a screen looks.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose words are below their symbols.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose words are beside their symbols.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the tab that is shown.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the tab that is shown.
  open var selectionIndicatorImage: UIImage?
}

extension NSAttributedString.Key {
  /// The colour of words.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind words.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font of words.
  public static let font = NSAttributedString.Key("NSFont")
  /// The line below words.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The room between letters.
  public static let kern = NSAttributedString.Key("NSKern")
}
