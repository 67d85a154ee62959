import Foundation

/// A string to be translated later; without a translation, the key is what is shown.
public nonisolated struct LocalizedStringResource: Equatable, Sendable,
  ExpressibleByStringInterpolation
{
  /// The key.
  public let key: String

  /// Makes a string of a key.
  public init(_ key: String.LocalizationValue, comment: StaticString? = nil) {
    self.key = key.string
  }

  /// Makes a string of a literal.
  public init(stringLiteral value: String) { key = value }

  /// Makes a string of a literal with values in it.
  public init(stringInterpolation: DefaultStringInterpolation) {
    key = String(stringInterpolation: stringInterpolation)
  }
}

extension String {
  /// The key of a string to be translated.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let string: String

    /// Makes a key.
    public init(_ value: String) { string = value }

    /// Makes a key of a literal.
    public init(stringLiteral value: String) { string = value }

    /// Makes a key of a literal with values in it.
    public init(stringInterpolation: DefaultStringInterpolation) {
      string = String(stringInterpolation: stringInterpolation)
    }
  }

  /// The translation of a string; here the string itself.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.string }

  /// The translation of a string; here the string itself.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension Text {
  /// Shows a string to be translated.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}
