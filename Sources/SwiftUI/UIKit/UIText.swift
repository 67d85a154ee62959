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
  /// What is said while there is no text.
  open var placeholder: String?
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
  /// Whether the text is not shown.
  open var isSecureTextEntry = false
  /// Told what happens.
  open weak var delegate: (any UITextFieldDelegate)?
}

/// Told what happens in a field.
public protocol UITextFieldDelegate: AnyObject {
  /// Told that the input begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Told that the input has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Told that what is selected has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked whether the return key does something.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
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
}

/// A field for text of many lines.
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it can be changed.
  open var isEditable = true
  /// Whether it can be selected.
  open var isSelectable = true
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets.zero
  /// What is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Told what happens.
  open weak var delegate: (any UITextViewDelegate)?
}

/// Told what happens in a field of many lines.
public protocol UITextViewDelegate: AnyObject {
  /// Told that the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Told that the input begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Told that the input has ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
