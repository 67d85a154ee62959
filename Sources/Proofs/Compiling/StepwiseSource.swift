import Diagnostics
import SwiftParser
import SwiftSyntax

/// A program in which every chain of modifiers that stands as a statement is taken apart, one constant for each link.
///
/// The compiler tries what an outer modifier may mean again for each meaning of the others, and with them all that stands in the braces below. Where there
/// is a mistake, nothing ends the search early, and it takes minutes. Link by link there is nothing to multiply, and the messages are the
/// same, but that a constant named `_link1` stands before a link.
struct StepwiseSource {
  /// The text; its lines are those of the original.
  let text: String

  private let edits: [Edit]

  /// Text put in the place of some of a line's bytes.
  struct Edit {
    let bytes: Range<Int>
    let text: String
    /// Where it is, as the compiler names it.
    var file = ""
    var line = 0
    var column = 0
  }

  /// - Parameters:
  ///   - text: The program, with `#sourceLocation` or without.
  ///   - name: The name of its file.
  init(_ text: String, named name: String) {
    let tree = Parser.parse(source: text)
    let splitter = ChainSplitter(of: tree)
    splitter.walk(tree)
    let converter = SourceLocationConverter(fileName: name, tree: tree)
    // Of several at one place, the outermost chain's begins first.
    edits = splitter.edits.enumerated()
      .sorted {
        ($0.element.bytes.lowerBound, $0.offset) < ($1.element.bytes.lowerBound, $1.offset)
      }
      .map { _, edit in
        let place = converter.location(for: AbsolutePosition(utf8Offset: edit.bytes.lowerBound))
        var edit = edit
        edit.file = place.presumedFile
        edit.line = place.presumedLine
        edit.column = place.column
        return edit
      }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var done = 0
    for edit in edits {
      result += bytes[done..<edit.bytes.lowerBound] + Array(edit.text.utf8)
      done = edit.bytes.upperBound
    }
    self.text = String(decoding: result + bytes[done...], as: UTF8.self)
  }

  /// Whether there was anything to take apart.
  var hasSteps: Bool { !edits.isEmpty }

  /// A message about the text, at the place in the original.
  func relocated(_ diagnostic: Diagnostic) -> Diagnostic {
    var copy = diagnostic
    if let start = diagnostic.range?.lowerBound {
      var column = start.column
      for edit in edits where edit.file == diagnostic.file && edit.line == start.line {
        guard edit.column < column else { break }
        column = max(edit.column, column - edit.text.utf8.count + edit.bytes.count)
      }
      copy.range = SourceRange(line: start.line, column: column)
    }
    copy.notes = diagnostic.notes.map(relocated)
    return copy
  }
}
