import Foundation

/// A field for what is sought.
open class UISearchBar: UIView {
  /// How the bar looks.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// What is sought.
  open var text: String?
  /// What is said while nothing is sought.
  open var placeholder: String?
  /// What is said above.
  open var prompt: String?
  /// How the bar looks.
  open var searchBarStyle = Style.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content is seen through the bar.
  open var isTranslucent = true
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false
  /// What is written in capitals by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are put right by themselves.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the return key does nothing while nothing is written.
  open var enablesReturnKeyAutomatically = true
  /// The parts of what is sought that can be chosen.
  open var scopeButtonTitles: [String]?
  /// The part that is chosen.
  open var selectedScopeButtonIndex = 0
  /// The field.
  public let searchTextField = UITextField()
  /// Told what happens.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// Told what happens in a field for what is sought.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Told what is sought.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asked whether a part of the text may become another.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Asked whether the input may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Told that the input begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asked whether the input may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Told that the input has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Told that the search starts.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Told that the search ends.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Told which part is chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// Shows a field for what is sought along with what is found.
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// Whether something is sought.
  open var isActive = false
  /// Whether what is behind is darker meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar above goes away meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Told when something else is to be found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Makes a controller with a screen for what is found.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Told when something else is to be found.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Told when something else is to be found.
  func updateSearchResults(for searchController: UISearchController)
}
