import Foundation

extension LocalizedStringKey {
  /// Collects the literals and values of a key.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    private(set) var pieces: [Piece] = []

    /// Makes room for a key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { pieces.append(.string(string)) }

    /// Adds an object in the words it has for itself, or as a formatter puts it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      pieces.append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// Adds an object in the words it has for itself, or as a formatter puts it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      pieces.append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// Adds a date in the words it has for itself, or as a formatter puts it.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      pieces.append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// Adds a string with attributes; the attributes have no effect here.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      pieces.append(.string(String(attributedString.characters)))
    }

    /// Adds a value as a format puts it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.formatted(FormattedText(input, format: format)))
    }

    /// Adds a number, grouped as the reader's locale does it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      pieces.append(.formatted(FormattedText(value, specifier: value._specifier)))
    }

    /// Adds a number in the form that a specifier asks for.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      pieces.append(.formatted(FormattedText(value, specifier: specifier)))
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

    /// Adds an image, which has no words.
    public mutating func appendInterpolation(_ image: Image) {}

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.text(Text(date, style: style)))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      pieces.append(.text(Text(dates)))
    }
  }
}
