import Foundation

extension UserDefaults {
  /// The value for a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value for a key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension CGRect {
  /// The rectangle in words.
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}

extension ProcessInfo {
  /// Whether there is little power.
  public var isLowPowerModeEnabled: Bool { false }
}

extension NSPredicate {
  /// Makes a predicate that a string fits a regular expression; other formats are not known here.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    let options: NSRegularExpression.Options? =
      switch predicateFormat {
      case "SELF MATCHES %@": []
      case "SELF MATCHES[c] %@": .caseInsensitive
      default: nil
      }
    guard let options, let pattern = arguments.first as? String,
      let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
    else { fatalError("The predicate \"\(predicateFormat)\" is not known here.") }
    let whole = Unchecked(expression)
    self.init(block: { object, _ in
      guard let text = object as? String else { return false }
      let all = NSRange(text.startIndex..., in: text)
      return whole.value.firstMatch(in: text, range: all) != nil
    })
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since some moment.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// Does something; there is nothing to let go of here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
