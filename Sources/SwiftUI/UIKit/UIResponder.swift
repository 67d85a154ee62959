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

  /// Told that fingers touch; they never do here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Told that fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Told that fingers are taken away.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Told that something came between.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Told that the device begins to be moved.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Told that the device is moved no more, such as shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
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
