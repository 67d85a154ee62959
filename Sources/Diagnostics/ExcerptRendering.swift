/// Renders diagnostics for people: the one-line form, then the source line with a caret.
package struct ExcerptRenderer {
  /// Gives the lines of a file, or nil where it cannot be read.
  package var source: (String) -> [Substring]?

  /// Whether to use terminal colours.
  package var colored: Bool

  package init(colored: Bool = false, source: @escaping (String) -> [Substring]?) {
    self.source = source
    self.colored = colored
  }

  /// The diagnostic, its excerpt and its notes, without a final line break.
  package func render(_ diagnostic: Diagnostic) -> String {
    var parts = [head(of: diagnostic)]
    if let excerpt = excerpt(of: diagnostic) { parts.append(excerpt) }
    parts += diagnostic.notes.map(render)
    return parts.joined(separator: "\n")
  }

  private func head(of diagnostic: Diagnostic) -> String {
    guard colored else { return diagnostic.line }
    return diagnostic.line { severity in
      let color =
        switch severity {
        case .error: 31
        case .warning: 33
        case .note: 36
        }
      return "\u{1B}[1;\(color)m\(severity.rawValue)\u{1B}[0m"
    }
  }

  private func excerpt(of diagnostic: Diagnostic) -> String? {
    guard let file = diagnostic.file, let range = diagnostic.range, let lines = source(file),
      lines.indices.contains(range.lowerBound.line - 1)
    else { return nil }
    let text = lines[range.lowerBound.line - 1].prefix(while: { !$0.isNewline })
    let gutter = "\(range.lowerBound.line)"
    let margin = String(repeating: " ", count: gutter.count)
    let length =
      range.upperBound.line == range.lowerBound.line
      ? max(1, range.upperBound.column - range.lowerBound.column) : 1
    let start = Self.prefix(of: text, bytes: range.lowerBound.column - 1).endIndex
    let end = Self.prefix(of: text, bytes: range.lowerBound.column - 1 + length).endIndex
    let shown = Self.shown(of: text, around: start)
    let cut = (shown.startIndex > text.startIndex, shown.endIndex < text.endIndex)
    let line = (cut.0 ? "…" : "") + shown.visible(keepingTabs: true) + (cut.1 ? "…" : "")
    let pad = (cut.0 ? " " : "") + Self.padding(under: shown[..<start])
    let marked = shown[start..<min(end, shown.endIndex)].reduce(0) { $0 + $1.columns }
    let caret = "^" + String(repeating: "~", count: max(0, marked - 1))
    return "\(gutter) | \(line)\n\(margin) | \(pad)\(caret)"
  }

  /// How many characters of a line are shown.
  private static let longestLine = 200

  /// As much of a line as is shown: all of it, or the part around a place.
  private static func shown(of text: Substring, around place: Substring.Index) -> Substring {
    guard text.count > longestLine else { return text }
    let start =
      text.index(place, offsetBy: -longestLine / 2, limitedBy: text.startIndex) ?? text.startIndex
    return text[start...].prefix(longestLine)
  }

  /// White space as wide as a text; tabs stay tabs so that they line up.
  private static func padding(under text: Substring) -> String {
    text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
  }

  private static func prefix(of text: Substring, bytes: Int) -> Substring {
    var used = 0
    return text.prefix {
      used += $0.utf8.count
      return used <= bytes
    }
  }
}

extension Character {
  /// How many terminal cells the character takes: two for East Asian wide ones and emoji.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    let wide =
      first.properties.isEmojiPresentation || (0x1100...0x115F).contains(first.value)
      || (0x2E80...0xA4CF).contains(first.value) || (0xAC00...0xD7A3).contains(first.value)
      || (0xFF00...0xFF60).contains(first.value)
    return wide ? 2 : 1
  }
}
