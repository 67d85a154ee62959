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
    guard predicateFormat == "SELF MATCHES %@", let pattern = arguments.first as? String,
      let expression = try? Regex(pattern)
    else { fatalError("The predicate \"\(predicateFormat)\" is not known here.") }
    let whole = Unchecked(expression)
    self.init(block: { object, _ in
      (object as? String).map { (try? whole.value.wholeMatch(in: $0)) != nil } ?? false
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
