import Foundation

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
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// What is written in capitals by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are put right by themselves.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which parts of the text can be tapped.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How what is written looks.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the text goes.
  public let textContainer = NSTextContainer()
  /// What is above the keyboard.
  open var inputAccessoryView: UIView?
  /// Scrolls to a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets.zero
  /// What is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Told what happens.
  open weak var delegate: (any UITextViewDelegate)?
}

/// Told what happens in a field of many lines.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// Told that the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Told that the input begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Told that the input has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Told that what is selected has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asked whether the input may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asked whether the input may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Asked whether a part of the text may become another.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// Where text goes.
open class NSTextContainer: NSObject {
  /// The room at the ends of a line.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; any number for 0.
  open var maximumNumberOfLines = 0
  /// How lines are broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// Parts of text that can be tapped.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Makes parts of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of phones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 16)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Whether mistakes are put right by themselves.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether spelling is looked at.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// How lines that are too long are broken.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}
