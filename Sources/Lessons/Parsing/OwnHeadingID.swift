import Diagnostics

/// Takes the id at the end of a heading, `## Text {#own-id}`, out of its text.
struct OwnHeadingID {
  private(set) var heading: Heading
  private(set) var diagnostics: [Diagnostic] = []

  init(_ heading: Heading, range: SourceRange) {
    self.heading = heading
    guard case .text(let text) = heading.content.last, text.utf8.last == UInt8(ascii: "}"),
      let open = text.ranges(of: "{#").last
    else { return }
    let id = text[open.upperBound...].dropLast()
    guard id.isHeadingID else {
      diagnostics.append(
        Diagnostic(
          .error, "heading-id", "'\(id)' cannot be the id of a heading",
          advice: "use letters without accents, digits and hyphens, and start with a letter",
          range: range))
      return
    }
    var rest = text[..<open.lowerBound]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    self.heading.content.removeLast()
    if !rest.isEmpty { self.heading.content.append(.text(String(rest))) }
    if let (number, _) = CheckpointFold.question(heading.content) {
      diagnostics.append(
        Diagnostic(
          .error, "checkpoint-id", "a checkpoint's id is its number: 'q\(number)'",
          advice: "remove '{#\(id)}'", range: range))
    } else {
      self.heading.id = String(id)
      self.heading.hasOwnID = true
    }
  }
}

extension Substring {
  /// Whether the text can be the id of a heading: letters, digits and some marks, with a letter first.
  fileprivate var isHeadingID: Bool {
    func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
    return first.map(isLetter) == true
      && allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber || "_.-".contains($0) }
  }
}
