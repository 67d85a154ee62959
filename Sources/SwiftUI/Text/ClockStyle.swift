import Foundation

/// How a clock writes a length of time: hours, minutes, seconds and parts of them.
struct ClockStyle: Codable, Hashable, Sendable {
  /// Whether hours are told from minutes.
  let showsHours: Bool
  /// How many of hours, minutes, seconds and parts of seconds there are, the largest first.
  let fieldCount: Int
  /// The smallest step.
  let precision: Duration

  /// A length in seconds, such as "1:02:05.50"; minutes are always there.
  func text(_ length: TimeInterval, roundingUp: Bool) -> String {
    let fields = max(fieldCount, 1) - (showsHours && length >= 3_600 ? 1 : 0)
    let digits = fields > 2 || !showsHours && fields > 1 ? fractionDigits : 0
    let scale = pow(10, Double(digits))
    // A step that is missed by less than the parts of a clock's tick is no step.
    let ticks = (length * scale - (roundingUp ? 1e-6 : -1e-6))
      .rounded(roundingUp ? .up : .down)
    let (whole, part) = (Int(ticks / scale), Int(ticks) % Int(scale))
    let hours = showsHours ? whole / 3_600 : 0
    let minutes = whole / 60 - hours * 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var text = hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)"
    if hours == 0 || fields > 1 { text += ":\(two(whole % 60))" }
    if digits > 0 {
      let places = String(part)
      text += "." + String(repeating: "0", count: digits - places.count) + places
    }
    return text
  }

  /// How many places after the seconds the smallest step needs.
  private var fractionDigits: Int {
    let step = precision / .seconds(1)
    return step >= 1 || step <= 0 ? 0 : min(Int((-log10(step)).rounded(.up)), 6)
  }
}
