extension InlineMarkdown {
  /// Markdown with values in it, which are words whatever they hold.
  struct Source {
    /// Stands for a value.
    static let placeholder: Character = "\u{FFFC}"

    private var parts: [(text: String, isValue: Bool)] = []
    private var hasMarks = false

    /// Adds Markdown.
    mutating func append(_ markdown: String) {
      parts.append((markdown, false))
      hasMarks = hasMarks || markdown.utf8.contains(where: \.isInlineMark)
    }

    /// Adds a value.
    mutating func append(value: String) { parts.append((value, true)) }

    /// The words without the marks.
    var plainText: String {
      guard hasMarks else { return parts.map(\.text).joined() }
      let characters = parts.flatMap { $0.isValue ? [Self.placeholder] : Array($0.text) }
      var reader = InlineMarkdown(
        source: characters, values: parts.filter(\.isValue).map(\.text)[...])
      return reader.read()
    }
  }
}

extension UInt8 {
  /// Whether the character may begin something other than words.
  var isInlineMark: Bool {
    switch self {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}

extension Character {
  /// Whether the character may begin something other than words, or stands for a value.
  var isInlineMark: Bool {
    asciiValue.map(\.isInlineMark) ?? (self == InlineMarkdown.Source.placeholder)
  }
}
