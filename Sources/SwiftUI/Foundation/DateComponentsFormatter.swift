import Foundation

/// Puts a stretch of time into words; the one of Foundation cannot be used on Linux.
public final class DateComponentsFormatter {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of parts that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The rules as bits.
    public let rawValue: Int
    /// Makes rules of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros before the first other part are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other parts are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros after the last other part are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Nothing is left out, and parts have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  /// The parts that the time is taken apart into.
  public var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  /// How long the words are.
  public var unitsStyle = UnitsStyle.positional
  /// What becomes of parts that are zero.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that dates are counted by.
  public var calendar: Calendar? = .current
  /// How many parts there are at most; 0 for as many as there are.
  public var maximumUnitCount = 0

  /// Makes a formatter.
  public init() {}

  /// The words for so many seconds.
  public func string(from interval: TimeInterval) -> String? {
    var left = Int(interval.rounded(.down))
    var parts: [(unit: Unit, count: Int)] = []
    for unit in Unit.all where allowedUnits.contains(unit.flag) {
      parts.append((unit, left / unit.seconds))
      left %= unit.seconds
    }
    return join(shown(parts))
  }

  /// The words for the time from one date to another.
  public func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// The words for parts of time.
  public func string(from components: DateComponents) -> String? {
    let days = Double((components.weekOfMonth ?? 0) * 7 + (components.day ?? 0))
    let hours = days * 24 + Double(components.hour ?? 0)
    return string(
      from: (hours * 60 + Double(components.minute ?? 0)) * 60 + Double(components.second ?? 0))
  }

  private struct Unit {
    let flag: NSCalendar.Unit
    let seconds: Int
    let name: String

    static let all = [
      Unit(flag: .day, seconds: 86_400, name: "day"),
      Unit(flag: .hour, seconds: 3_600, name: "hour"),
      Unit(flag: .minute, seconds: 60, name: "minute"),
      Unit(flag: .second, seconds: 1, name: "second"),
    ]
  }

  private func shown(_ parts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    if zeroFormattingBehavior.contains(.pad) { return parts }
    let kept =
      unitsStyle == .positional
      ? Array(parts.drop { $0.count == 0 }) : parts.filter { $0.count != 0 }
    let some = kept.isEmpty ? Array(parts.suffix(1)) : kept
    return maximumUnitCount > 0 ? Array(some.prefix(maximumUnitCount)) : some
  }

  private func join(_ parts: [(unit: Unit, count: Int)]) -> String {
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        index > 0 || pads ? String(format: "%02d", part.count) : String(part.count)
      }.joined(separator: ":")
    case .abbreviated, .brief:
      return parts.map { "\($0.count)\($0.unit.name.prefix(1))" }.joined(separator: " ")
    case .short:
      let names = ["day": "day", "hour": "hr", "minute": "min", "second": "sec"]
      return parts.map { "\($0.count) \(names[$0.unit.name] ?? $0.unit.name)" }
        .joined(separator: ", ")
    case .full, .spellOut:
      return parts.map { "\($0.count) \($0.unit.name)\($0.count == 1 ? "" : "s")" }
        .joined(separator: ", ")
    }
  }
}
