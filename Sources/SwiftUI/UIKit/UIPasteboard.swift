import Foundation

/// What was copied.
open class UIPasteboard: NSObject {
  /// The pasteboard of the system; here it belongs to the program.
  public nonisolated(unsafe) static let general = UIPasteboard()

  /// The words that were copied.
  open var string: String?
  /// The address that was copied.
  open var url: URL?
  /// The picture that was copied.
  open var image: UIImage?
}
