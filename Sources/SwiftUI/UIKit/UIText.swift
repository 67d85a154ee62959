import Foundation

/// Where lines stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// A field for a line of text.
open class UITextField: UIControl {
  /// When a part is seen.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// What is around it.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When the button that empties it is seen.
  open var clearButtonMode = ViewMode.never
  /// What is around it.
  open var borderStyle = BorderStyle.none
  /// The text.
  open var text: String? = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// What is said while there is no text.
  open var placeholder: String?
  /// What is said while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// What is written in capitals by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are put right by themselves.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is looked at.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What the text means.
  open var textContentType: UITextContentType?
  /// Whether the text is not shown.
  open var isSecureTextEntry = false
  /// Whether the text gets smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font it gets.
  open var minimumFontSize: CGFloat = 0
  /// Whether the text is gone when the input begins.
  open var clearsOnBeginEditing = false
  /// Whether somebody writes.
  open var isEditing: Bool { false }
  /// What is before the text.
  open var leftView: UIView?
  /// When that is seen.
  open var leftViewMode = ViewMode.never
  /// What is behind the text.
  open var rightView: UIView?
  /// When that is seen.
  open var rightViewMode = ViewMode.never
  /// What is in the place of the keyboard.
  open var inputView: UIView?
  /// What is above the keyboard.
  open var inputAccessoryView: UIView?
  /// Told what happens.
  open weak var delegate: (any UITextFieldDelegate)?
}

/// Told what happens in a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Told that the input begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Told that the input has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Told that what is selected has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked whether the return key does something.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asked whether the input may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Asked whether the input may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Asked whether the field may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked whether a part of the text may become another.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
