/// Text that came out of a learner's program, made safe for a terminal.
enum LearnerText {
  /// The text without control characters other than line breaks and tabs, cut to a length.
  ///
  /// - Parameters:
  ///   - text: Anything.
  ///   - limit: How many characters to keep.
  static func clean(_ text: String, limit: Int = 2000) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "\n", "\t": scalar
      case _ where scalar.value < 0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
      case "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": "\u{FFFD}"
      default: scalar
      }
    }
    let clean = String(String.UnicodeScalarView(scalars))
    return clean.count > limit ? clean.prefix(limit) + "…" : clean
  }
}
