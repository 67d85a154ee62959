import Foundation

/// How the argument of a modifier is written in the shown tree.
enum ArgumentText {
  /// The value by itself, or nothing when there is none.
  static func of(_ value: (some Any)?) -> String? { value.map { text($0) } }

  /// The value behind its label, or nothing when there is none.
  static func of(_ label: String, _ value: (some Any)?) -> String? {
    value.map { "\(label): \(text($0))" }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let number as Double: of(number)
    case let number as CGFloat: of(Double(number))
    case let string as String: "\"\(string)\""
    default: String(describing: value)
    }
  }

  /// A number without a fraction where it has none.
  private static func of(_ number: Double) -> String {
    number == .infinity
      ? ".infinity"
      : number == number.rounded() && abs(number) < 1e15
        ? String(Int(number)) : String(number)
  }
}
