import FoundationEssentials
import Lessons

/// A lesson's blocks as plain text for a terminal.
struct TerminalText {
  /// How wide lines may get, in characters.
  var width = 78

  /// The words and code of the blocks on one line.
  func line(_ blocks: [Block]) -> String {
    lines(blocks, width: .max).filter { !$0.isEmpty }
      .map { $0.trimmed(where: \.isWhitespace) }.joined(separator: " ")
  }

  /// The blocks with an empty line between each two; folded answers and hints are left out.
  func lines(_ blocks: [Block]) -> [String] { lines(blocks, width: width) }

  private func lines(_ blocks: [Block], width: Int) -> [String] {
    Array(
      blocks.map { lines(of: $0, width: width) }.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func lines(of block: Block, width: Int) -> [String] {
    switch block.kind {
    case .heading(let heading): wrap(heading.content.plainText, width)
    case .paragraph(let content): wrap(content.plainText, width)
    case .list(let list): list.items.enumerated().flatMap { lines(of: $1, $0, in: list, width) }
    case .quote(let blocks): indent(lines(blocks, width: width - 2), by: "  ")
    case .callout(let callout):
      callout.kind == .hint ? [] : indent(lines(callout.blocks, width: width - 2), by: "  ")
    case .snippet(let snippet): snippet.flags.isHidden ? [] : code(snippet.shownCode)
    case .code(let code): self.code(code.text)
    case .table(let table):
      ([table.header] + table.rows).map { row in
        "    " + row.map(\.content.plainText).joined(separator: "  |  ")
      }
    case .checkpoint(let checkpoint): lines(checkpoint.blocks, width: width)
    case .details, .thematicBreak, .html: []
    }
  }

  private func lines(
    of item: List.Item, _ index: Int, in list: List, _ width: Int
  ) -> [String] {
    var mark = "- "
    if case .ordered(let start) = list.marker { mark = "\(start + index). " }
    let margin = String(repeating: " ", count: mark.count)
    let lines = lines(item.blocks, width: width - mark.count)
    return lines.enumerated().map { ($0 == 0 ? mark : margin) + $1 }
  }

  /// Code without the mark for lines that always count.
  private func code(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
      text.hasSuffix("\n") ? 1 : 0
    )
    .map { "    " + $0.replacing(#/ *//[ ]given\s*$/#, with: "") }
  }

  private func indent(_ lines: [String], by margin: String) -> [String] {
    lines.map { $0.isEmpty ? "" : margin + $0 }
  }

  /// Running text in lines.
  func wrap(_ text: String) -> [String] { wrap(text, width) }

  private func wrap(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
