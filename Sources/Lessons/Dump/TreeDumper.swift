import Diagnostics

/// Writes a lesson's tree as text, a node a line, each with its place in the file.
struct TreeDumper {
  private(set) var text = ""
  private var depth = 0

  mutating func dump(_ lesson: Lesson) {
    line("lesson \(lesson.id) \(lesson.language)")
    inside {
      for entry in lesson.frontMatter.entries {
        $0.line("\(entry.key): \(quoted(entry.value))", entry.range)
      }
      $0.dump(lesson.blocks)
    }
  }

  mutating func dump(_ blocks: [Block]) {
    for block in blocks { dump(block) }
  }

  mutating func line(_ words: String, _ range: SourceRange? = nil) {
    text += String(repeating: "  ", count: depth) + words
    if let range { text += " @\(range)" }
    text += "\n"
  }

  mutating func inside(_ write: (inout TreeDumper) -> Void) {
    depth += 1
    write(&self)
    depth -= 1
  }

  private mutating func dump(_ block: Block) {
    let range = block.range
    switch block.kind {
    case .heading(let heading):
      line("heading \(heading.level) #\(heading.id)", range)
      inside { $0.dump(heading.content) }
    case .paragraph(let content):
      line("paragraph", range)
      inside { $0.dump(content) }
    case .list(let list): dump(list, range)
    case .quote(let blocks):
      line("quote", range)
      inside { $0.dump(blocks) }
    case .callout(let callout):
      line("callout \(callout.kind.rawValue)", range)
      inside { $0.dump(callout.title, named: "title") }
      inside { $0.dump(callout.blocks) }
    case .code(let code): line("code \(quoted(code.info)) \(quoted(code.text))", range)
    case .snippet(let snippet): dump(snippet, range)
    case .table(let table): dump(table, range)
    case .details(let details):
      line("details", range)
      inside { $0.dump(details.summary, named: "summary") }
      inside { $0.dump(details.blocks) }
    case .checkpoint(let checkpoint):
      line("checkpoint \(checkpoint.level) #\(checkpoint.id)", range)
      inside { $0.dump(checkpoint.title, named: "title") }
      inside { $0.dump(checkpoint.blocks) }
    case .thematicBreak: line("rule", range)
    case .html(let html): line("html \(quoted(html))", range)
    }
  }

  private mutating func dump(_ list: List, _ range: SourceRange?) {
    let spacing = list.isTight ? "tight" : "loose"
    switch list.marker {
    case .bullet: line("list \(spacing)", range)
    case .ordered(let start): line("list from \(start) \(spacing)", range)
    }
    inside {
      for item in list.items {
        $0.line("item", item.range)
        $0.inside { $0.dump(item.blocks) }
      }
    }
  }

  private mutating func dump(_ table: Table, _ range: SourceRange?) {
    line("table \(table.alignments.map { $0?.rawValue ?? "none" }.joined(separator: " "))", range)
    inside {
      for (index, row) in ([table.header] + table.rows).enumerated() {
        $0.line(index == 0 ? "header" : "row")
        $0.inside {
          for cell in row {
            $0.line("cell", cell.range)
            $0.inside { $0.dump(cell.content) }
          }
        }
      }
    }
  }
}

/// The text on one line, in quotes.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
