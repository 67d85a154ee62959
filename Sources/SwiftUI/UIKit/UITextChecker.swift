import Foundation

/// Looks for words that are spelled wrong; there is no dictionary here, so that all are taken for right.
open class UITextChecker: NSObject {
  /// The languages there are dictionaries for.
  open class var availableLanguages: [String] { ["en"] }

  /// Makes a checker.
  public override init() {}

  /// Where the first word is that is spelled wrong; its location is `NSNotFound` where there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
