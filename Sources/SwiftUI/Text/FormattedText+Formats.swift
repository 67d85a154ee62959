import Foundation

nonisolated extension FormattedText {
  /// A value as a format style puts it, in the locale of the place where it is shown.
  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(parts: [input, format]) { format.locale($0.locale).format(input) }
  }

  /// A number as a specifier puts it, in the locale of the place where it is shown.
  init<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    self.init(parts: [value, specifier]) { environment in
      Self.format(value._arg, specifier: specifier, locale: environment.locale)
    }
  }

  /// A whole number is grouped, and a number without a precision of its own has six places, as `String(format:locale:)` has it.
  private static func format(_ value: some CVarArg, specifier: String, locale: Locale) -> String {
    switch (specifier, value) {
    case ("%lld", let number as Int64): return number.formatted(.number.locale(locale))
    case ("%d", let number as Int32): return number.formatted(.number.locale(locale))
    case ("%llu", let number as UInt64): return number.formatted(.number.locale(locale))
    case ("%u", let number as UInt32): return number.formatted(.number.locale(locale))
    default: return String(format: specifier, locale: locale, value)
    }
  }
}
