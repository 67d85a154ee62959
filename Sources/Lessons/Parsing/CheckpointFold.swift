import Diagnostics

/// Gathers what stands under the headings `Q12: …`.
///
/// A checkpoint runs up to the next heading of the same or a higher level, or to the next checkpoint.
struct CheckpointFold {
  private(set) var blocks: [Block] = []

  private var open: Checkpoint?
  private var end: SourcePosition?

  init(_ siblings: [Block]) {
    for block in siblings { take(block) }
    close()
  }

  private mutating func take(_ block: Block) {
    if case .heading(let heading) = block.kind {
      if let (number, title) = Self.question(heading.content) {
        close()
        end = block.range?.upperBound
        open = Checkpoint(
          number: number, level: heading.level, title: title, headingRange: block.range, blocks: [])
        return
      }
      if let open, heading.level <= open.level { close() }
    }
    if open == nil {
      blocks.append(block)
    } else {
      open?.blocks.append(block)
      end = block.range?.upperBound ?? end
    }
  }

  private mutating func close() {
    guard let checkpoint = open else { return }
    let start = checkpoint.headingRange?.lowerBound
    let range = start.flatMap { start in end.map { SourceRange(start, $0) } }
    blocks.append(Block(.checkpoint(checkpoint), range: range))
    open = nil
  }

  /// The number and the title of a heading `Q12: title`.
  static func question(_ content: [Inline]) -> (Int, [Inline])? {
    guard case .text(let text) = content.first, text.utf8.first == UInt8(ascii: "Q") else {
      return nil
    }
    let digits = text.utf8.dropFirst().prefix(while: \.isDigit)
    guard 1...6 ~= digits.count, let number = Int(Substring(digits)) else { return nil }
    let behind = text.utf8[digits.endIndex...]
    guard behind.first == UInt8(ascii: ":") else { return nil }
    let rest = Substring(behind.dropFirst().drop { $0 == .space })
    return (number, (rest.isEmpty ? [] : [.text(String(rest))]) + content.dropFirst())
  }
}
