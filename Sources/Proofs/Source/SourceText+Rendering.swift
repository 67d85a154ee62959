package import Diagnostics

/// Source as the compiler gets it, and the way back from its messages.
package struct RenderedSource: Sendable {
  /// The text, with `#sourceLocation` wherever the author's lines do not simply go on.
  package let text: String

  /// By file and line, the column of the line's first byte.
  private let columns: [SourceText.Origin: Int]

  package init(_ source: SourceText) {
    var text = ""
    var columns: [SourceText.Origin: Int] = [:]
    var next: SourceText.Origin?
    for line in source.lines {
      if let origin = line.origin {
        let start = SourceText.Origin(file: origin.file, line: origin.line)
        if next != start {
          text += "#sourceLocation(file: \(origin.file.swiftLiteral), line: \(origin.line))\n"
        }
        columns[start] = origin.column
        next = SourceText.Origin(file: origin.file, line: origin.line + 1)
      } else if next != nil {
        text += "#sourceLocation()\n"
        next = nil
      }
      text += line.text + "\n"
    }
    self.text = text
    self.columns = columns
  }

  /// The diagnostic at the place where the author wrote what it is about.
  package func relocated(_ diagnostic: Diagnostic) -> Diagnostic {
    var copy = diagnostic
    if let file = diagnostic.file, let start = diagnostic.range?.lowerBound,
      let column = columns[SourceText.Origin(file: file, line: start.line)]
    {
      copy.range = SourceRange(line: start.line, column: start.column + column - 1)
    }
    copy.notes = diagnostic.notes.map(relocated)
    return copy
  }
}

extension String {
  /// The string as a Swift string literal.
  package var swiftLiteral: String {
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\0"..<" ", "\u{7F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
