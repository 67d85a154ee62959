import Foundation

/// Something that can be done with what is shared.
open class UIActivity: NSObject {
  /// Which one.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// On paper.
    public static let print = ActivityType(rawValue: "print")
    /// Into the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    /// By mail.
    public static let mail = ActivityType(rawValue: "mail")
    /// By message.
    public static let message = ActivityType(rawValue: "message")
    /// To a device nearby.
    public static let airDrop = ActivityType(rawValue: "airDrop")
    /// Into the photos.
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
  }
}

/// Offers what can be done with things.
open class UIActivityViewController: UIViewController {
  /// Told what was done.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Told what was done.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes a screen of things.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Lets a person choose a picture; there are none here.
open class UIImagePickerController: UINavigationController {
  /// Where pictures are.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// What is known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "originalImage")
    /// The picture as it was cut.
    public static let editedImage = InfoKey(rawValue: "editedImage")
    /// Where the picture is.
    public static let imageURL = InfoKey(rawValue: "imageURL")
    /// Where the film is.
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
  }

  /// Where pictures are.
  open var sourceType = SourceType.photoLibrary
  /// Whether pictures can be cut.
  open var allowsEditing = false
  /// Which kinds there are.
  open var mediaTypes: [String] = ["public.image"]
  /// Told what is chosen.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Nothing is there.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Told which picture is chosen.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Told which picture is chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Told that none is.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
