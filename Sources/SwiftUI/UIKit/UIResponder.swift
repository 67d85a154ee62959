import Foundation

/// What could have a person's input; nothing here does.
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {}

  /// Whether it has the input.
  open var isFirstResponder: Bool { false }
  /// Whether it could have the input.
  open var canBecomeFirstResponder: Bool { false }
  /// What has the input where it has not.
  open var next: UIResponder? { nil }

  /// Asks for the input.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the input away.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

extension UIResponder {
  /// The keyboard will come; it never does here.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has come.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard will go.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard will change its place.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard will be.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard will take.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
