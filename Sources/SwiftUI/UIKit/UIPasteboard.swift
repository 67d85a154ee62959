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
  /// All words that were copied.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// Whether words were copied.
  open var hasStrings: Bool { string != nil }
  /// Whether an address was copied.
  open var hasURLs: Bool { url != nil }
  /// Whether a picture was copied.
  open var hasImages: Bool { image != nil }
}
