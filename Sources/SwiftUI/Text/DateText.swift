import Foundation

/// How dates are put into words.
enum DateText {
  static func text(
    _ date: Date, style: Text.DateStyle, in environment: EnvironmentValues
  ) -> String {
    let distance = date.timeIntervalSince(environment.now)
    switch style.kind {
    case .date: return format(date, .init(date: .long, time: .omitted), environment)
    case .time: return format(date, .init(date: .omitted, time: .shortened), environment)
    case .relative: return units(abs(distance), limit: 2)
    case .offset: return (distance < 0 ? "-" : "+") + units(abs(distance), limit: 1)
    case .timer: return clock(abs(distance))
    }
  }

  /// Hours, minutes and seconds with colons, such as "1:05" or "36:59:01".
  static func clock(_ interval: TimeInterval) -> String {
    let seconds = Int(interval.rounded())
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3600)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }

  private static func format(
    _ date: Date, _ style: Date.FormatStyle, _ environment: EnvironmentValues
  ) -> String {
    var style = style.locale(environment.locale)
    style.timeZone = environment.timeZone
    style.calendar = environment.calendar
    return date.formatted(style)
  }

  /// The largest units of a length of time, such as "2 hours, 23 minutes".
  private static func units(_ interval: TimeInterval, limit: Int) -> String {
    var rest = Int(interval.rounded())
    var parts: [String] = []
    for (name, seconds) in [("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1)] {
      let count = rest / seconds
      rest %= seconds
      if count > 0 { parts.append("\(count) \(name)\(count == 1 ? "" : "s")") }
    }
    return parts.isEmpty ? "0 seconds" : parts.prefix(limit).joined(separator: ", ")
  }
}
