import Diagnostics

/// Reads a block quote that starts with `[!KIND]` as a callout.
enum CalloutFold {
  /// The callout, or nil for a mere quote; a diagnostic where the kind does not exist.
  static func callout(from blocks: [Block], range: SourceRange?) -> (Callout?, Diagnostic?) {
    guard case .paragraph(let content) = blocks.first?.kind, case .text(let text) = content.first,
      let (name, rest) = marker(text)
    else { return (nil, nil) }
    guard let kind = Callout.Kind(rawValue: name.lowercased()) else {
      return (nil, unknownKind(String(name), range))
    }
    let firstLine = content.dropFirst().prefix { $0 != .softBreak && $0 != .lineBreak }
    let title = (rest.isEmpty ? [] : [Inline.text(String(rest))]) + firstLine
    let below = Array(content.dropFirst(2 + firstLine.count))
    var inner = Array(blocks.dropFirst())
    if !below.isEmpty { inner.insert(Block(.paragraph(below), range: blocks[0].range), at: 0) }
    return (Callout(kind: kind, title: title, blocks: inner), nil)
  }

  /// The name in a marker `[!NAME]` at the head of the text, and what stands behind.
  private static func marker(_ text: String) -> (name: Substring, rest: Substring)? {
    guard text.utf8.starts(with: "[!".utf8) else { return nil }
    let name = text.utf8.dropFirst(2).prefix { $0.isLetter }
    let behind = text.utf8[name.endIndex...]
    guard !name.isEmpty, behind.first == UInt8(ascii: "]") else { return nil }
    return (Substring(name), Substring(behind.dropFirst().drop { $0 == .space }))
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
