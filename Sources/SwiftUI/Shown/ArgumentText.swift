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
    case let value as Double: number(value)
    case let value as CGFloat: number(Double(value))
    case let string as String: "\"\(string)\""
    default: String(describing: value)
    }
  }

  /// A number without a fraction where it has none.
  static func number(_ number: Double) -> String {
    number == .infinity
      ? ".infinity"
      : number == number.rounded() && abs(number) < 1e15
        ? String(Int(number)) : String(number)
  }
}
