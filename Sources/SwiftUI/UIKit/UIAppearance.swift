import Foundation

/// How views of UIKit look; here it is kept and has no effect.
open class UIView: NSObject {
  /// How all views of the kind look.
  public class func appearance() -> Self { proxy() }

  /// Makes a view.
  public required override init() {}

  private nonisolated(unsafe) static var proxies: [ObjectIdentifier: UIView] = [:]

  private class func proxy() -> Self {
    if let proxy = proxies[ObjectIdentifier(self)] as? Self { return proxy }
    let proxy = Self()
    proxies[ObjectIdentifier(self)] = proxy
    return proxy
  }

  /// The colour behind the view.
  open var backgroundColor: UIColor?
  /// The colour of what can be pressed.
  open var tintColor: UIColor?
  /// Whether the view is not shown.
  open var isHidden = false
}

/// A view that scrolls.
open class UIScrollView: UIView {
  /// Whether content bounces.
  open var bounces = true
  /// Whether content comes to rest at pages.
  open var isPagingEnabled = false
  /// Whether an indicator is shown.
  open var showsVerticalScrollIndicator = true
}

/// A list.
open class UITableView: UIScrollView {
  /// How rows are kept apart.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// How rows are kept apart.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour between rows.
  open var separatorColor: UIColor?
  /// The view after the last row.
  open var tableFooterView: UIView?
  /// The room above the header of a section.
  open var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a list.
open class UITableViewCell: UIView {
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// How a selected row looks.
  open var selectionStyle = SelectionStyle.default
}

/// A grid.
open class UICollectionView: UIScrollView {}

/// A field for a longer text.
open class UITextView: UIScrollView {}

/// A field for a text.
open class UITextField: UIView {
  /// When the text can be deleted at once.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// When the text can be deleted at once.
  open var clearButtonMode = ViewMode.never
}

/// A switch.
open class UISwitch: UIView {
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
}

/// A slider.
open class UISlider: UIView {
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the knob.
  open var maximumTrackTintColor: UIColor?
}

/// The dots of pages.
open class UIPageControl: UIView {
  /// The colour of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the others.
  open var pageIndicatorTintColor: UIColor?
}
