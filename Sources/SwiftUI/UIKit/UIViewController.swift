import Foundation

/// A screen of UIKit as a value that nobody shows: it keeps what it is told.
open class UIViewController: UIResponder {
  /// Makes a screen; nothing is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a screen; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a screen.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The view, made when it is asked for first.
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }
  private var loaded: UIView?

  /// What it is called.
  open var title: String?
  /// What is shown over it.
  public private(set) var presentedViewController: UIViewController?
  /// What it is shown over.
  public private(set) weak var presentingViewController: UIViewController?
  /// The screens in it.
  public private(set) var children: [UIViewController] = []
  /// The screen it is in.
  public private(set) weak var parent: UIViewController?
  /// The navigation it is in.
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  /// What the size in a popover is.
  open var preferredContentSize = CGSize.zero

  /// Makes the view.
  open func loadView() { loaded = UIView() }
  /// Told that there is the view.
  open func viewDidLoad() {}
  /// Told that it will be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Told that it is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Told that it will not be seen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Told that it is not seen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Told that the layout is done.
  open func viewDidLayoutSubviews() {}

  /// Keeps a screen as shown over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Takes away the screen that is shown over this one, or this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil {
      presentingViewController?.presentedViewController = nil
    }
    presentedViewController = nil
    completion?()
  }

  /// Puts a screen into this one.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  /// Takes the screen out of the one it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Told that it is in another screen.
  open func didMove(toParent parent: UIViewController?) {}
  /// Told that it will be in another screen.
  open func willMove(toParent parent: UIViewController?) {}
}

/// Screens one over the other.
open class UINavigationController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController] = []
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The screen on top.
  open var topViewController: UIViewController? { viewControllers.last }

  /// Makes a navigation of its first screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Takes the screen on top away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}

/// Told what happens in a navigation.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// Holds a view of SwiftUI among those of UIKit; it is not shown.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// Makes a screen of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Cannot be read.
  public required init?(coder: NSCoder) { nil }

  /// The size that fits.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// Pages to turn.
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// In which direction.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// To and fro.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// What more can be said.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Gives the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Told what happens.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  public private(set) var viewControllers: [UIViewController]?

  /// Makes pages.
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }

  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// Gives pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Told what happens to pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Told that a page has been turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
