/// What kind of keyboard a field brings up.
public nonisolated struct UIKeyboardType: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// A keyboard of this kind.
  public static let `default` = UIKeyboardType(name: "default")

  /// A keyboard of this kind.
  public static let asciiCapable = UIKeyboardType(name: "asciiCapable")

  /// A keyboard of this kind.
  public static let numbersAndPunctuation = UIKeyboardType(name: "numbersAndPunctuation")

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard of this kind.
  public static let URL = UIKeyboardType(name: "URL")

  /// A keyboard of this kind.
  public static let numberPad = UIKeyboardType(name: "numberPad")

  /// A keyboard of this kind.
  public static let phonePad = UIKeyboardType(name: "phonePad")

  /// A keyboard of this kind.
  public static let namePhonePad = UIKeyboardType(name: "namePhonePad")

  /// A keyboard of this kind.
  public static let emailAddress = UIKeyboardType(name: "emailAddress")

  /// A keyboard of this kind.
  public static let decimalPad = UIKeyboardType(name: "decimalPad")

  /// A keyboard of this kind.
  public static let twitter = UIKeyboardType(name: "twitter")

  /// A keyboard of this kind.
  public static let webSearch = UIKeyboardType(name: "webSearch")

  /// A keyboard of this kind.
  public static let asciiCapableNumberPad = UIKeyboardType(name: "asciiCapableNumberPad")

  /// A keyboard of this kind.
  public static let alphabet = UIKeyboardType(name: "alphabet")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
