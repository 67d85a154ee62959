import Foundation

extension Text {
  /// Shows a value as a format puts it.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: .formatted(FormattedText(input, format: format)))
  }

  /// Shows a value as a format with attributes puts it; the attributes have no effect here.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(
      content: .formatted(
        FormattedText(parts: [input, format]) {
          String(format.locale($0.locale).format(input).characters)
        }))
  }

  /// Shows an object as a formatter puts it.
  public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows an object as a formatter puts it.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows a date as a formatter puts it.
  public nonisolated init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows a string with attributes; the attributes have no effect here.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// Shows an image in line with text; it has no words.
  @_disfavoredOverload
  public nonisolated init(_ image: Image) { self.init(verbatim: "") }
}
