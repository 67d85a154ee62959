import Foundation

/// Something that is told or asked; it keeps what it is given, and nobody sees it.
open class UIAlertController: UIViewController {
  /// Where it is shown.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The words below the title.
  open var message: String?
  /// Where it is shown.
  public private(set) var preferredStyle = Style.alert
  /// What can be answered.
  public private(set) var actions: [UIAlertAction] = []
  /// What can be written into.
  public private(set) var textFields: [UITextField]?
  /// The answer that is meant.
  open var preferredAction: UIAlertAction?

  /// Makes an alert without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, and lets it be set up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// An answer to an alert.
open class UIAlertAction: NSObject {
  /// How the answer looks.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The words.
  public let title: String?
  /// How it looks.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
