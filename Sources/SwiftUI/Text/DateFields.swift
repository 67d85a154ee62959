import Foundation

/// The units in which a length of time is told.
struct DateFields: Codable, Hashable, Sendable {
  /// The units there may be.
  let allowed: Set<Date.ComponentsFormatStyle.Field>
  /// How many of them there are, the largest first.
  let limit: Int

  /// The units with their names, the largest first; months and years have their usual length.
  private static let units:
    [(field: Date.ComponentsFormatStyle.Field, name: String, seconds: Int)] =
      [
        (.year, "year", 31_556_952), (.month, "month", 2_629_746), (.week, "week", 604_800),
        (.day, "day", 86_400), (.hour, "hour", 3_600), (.minute, "minute", 60),
        (.second, "second", 1),
      ]

  /// How many seconds a unit has.
  static func length(of field: Date.ComponentsFormatStyle.Field) -> TimeInterval {
    TimeInterval(units.first { $0.field == field }?.seconds ?? 1)
  }

  /// A length in seconds, such as "2 hours, 20 minutes".
  func text(_ length: TimeInterval) -> String {
    let units = Self.units.filter { allowed.contains($0.field) }
    var rest = Int(length)
    var parts: [String] = []
    for unit in units {
      let count = rest / unit.seconds
      rest %= unit.seconds
      if count > 0 { parts.append("\(count) \(unit.name)\(count == 1 ? "" : "s")") }
    }
    let smallest = units.last?.name ?? "second"
    return parts.isEmpty ? "0 \(smallest)s" : parts.prefix(max(limit, 1)).joined(separator: ", ")
  }
}
