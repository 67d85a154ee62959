import Foundation

extension SystemFormatStyle {
  /// How far it is to a date or back to it, such as "in 2 hours"; the date itself where it is far away.
  public struct DateReference: FormatStyle, Sendable {
    /// The units of a length of time.
    public typealias Field = Date.ComponentsFormatStyle.Field

    private let date: Date
    private let fields: DateFields
    private let threshold: Field
    private var locale = Locale(identifier: "en_US")

    /// Makes a format for the way to a date, which is told by itself from a unit on.
    public init(
      to date: Date,
      allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Field = .day
    ) {
      self.date = date
      fields = DateFields(allowed: allowedFields, limit: maxFieldCount)
      threshold = thresholdField
    }

    /// The same in a language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The way from a moment to the date.
    public func format(_ value: Date) -> AttributedString {
      let distance = date.timeIntervalSince(value)
      guard abs(distance) < DateFields.length(of: threshold) else {
        let style = Date.FormatStyle(date: .long, time: .omitted, locale: locale)
        return AttributedString(date.formatted(style))
      }
      let way = fields.text(abs(distance))
      return AttributedString(distance < 0 ? "\(way) ago" : "in \(way)")
    }
  }

  /// How far a moment is from a date, such as "2 hours, 20 minutes".
  public struct DateOffset: FormatStyle, Sendable {
    /// The units of a length of time.
    public typealias Field = Date.ComponentsFormatStyle.Field

    private let anchor: Date
    private let fields: DateFields
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    /// Makes a format for the way from a date.
    public init(
      to anchor: Date,
      allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = DateFields(allowed: allowedFields, limit: maxFieldCount)
      self.sign = sign
    }

    /// The way from the date to a moment.
    public func format(_ value: Date) -> AttributedString {
      let distance = value.timeIntervalSince(anchor)
      let mark =
        switch (sign, distance < 0) {
        case (.never, _): ""
        case (.always(includingZero: true), false): "+"
        case (.always(includingZero: false), false): distance > 0 ? "+" : ""
        case (_, let isNegative): isNegative ? "-" : ""
        }
      return AttributedString(mark + fields.text(abs(distance)))
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// How far it is to a date or back to it.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a moment is from a date.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
