import Foundation

/// Shows a file, or offers what can be done with it; nothing of that is seen here.
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The file's name as a person sees it.
  open var name: String?
  /// What kind of file it is.
  open var uti: String?
  /// What goes along with the file.
  open var annotation: Any?
  /// Told what happens.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Makes a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  /// Shows the file; that fails here.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// Offers what can be done with the file; that fails here.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers the programs that open the file; that fails here.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Takes the file off the screen.
  open func dismissPreview(animated: Bool) {}
  /// Takes the offers off the screen.
  open func dismissMenu(animated: Bool) {}
}

/// Told what happens to a file that is shown.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Asked for the screen over which the file is shown.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Told that the file will be shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Told that the file is shown no more.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// A new screen.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}
