import Diagnostics

/// Reads a block quote that starts with `[!KIND]` as a callout.
enum CalloutFold {
  /// The callout, or nil for a mere quote; a diagnostic where the kind does not exist.
  static func callout(from blocks: [Block], range: SourceRange?) -> (Callout?, Diagnostic?) {
    guard case .paragraph(let content) = blocks.first?.kind, case .text(let text) = content.first,
      let marker = text.prefixMatch(of: /\[!([A-Za-z]+)\]/)
    else { return (nil, nil) }
    guard let kind = Callout.Kind(rawValue: marker.1.lowercased()) else {
      return (nil, unknownKind(String(marker.1), range))
    }
    let rest = text[marker.range.upperBound...].drop { $0 == " " }
    let firstLine = content.dropFirst().prefix { $0 != .softBreak && $0 != .lineBreak }
    let title = (rest.isEmpty ? [] : [Inline.text(String(rest))]) + firstLine
    let below = Array(content.dropFirst(2 + firstLine.count))
    var inner = Array(blocks.dropFirst())
    if !below.isEmpty { inner.insert(Block(.paragraph(below), range: blocks[0].range), at: 0) }
    return (Callout(kind: kind, title: title, blocks: inner), nil)
  }

  private static func unknownKind(_ name: String, _ range: SourceRange?) -> Diagnostic {
    let kinds = Callout.Kind.allCases.map { $0.rawValue.uppercased() }
    let nearest = suggestion(for: name, among: kinds)
    return Diagnostic(
      .error, "unknown-callout", "unknown callout '[!\(name)]'",
      advice: nearest.map { "did you mean '[!\($0)]'?" }
        ?? "the kinds are \(kinds.joined(separator: ", "))", range: range)
  }
}
