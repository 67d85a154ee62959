import Lessons

/// What a snippet's copy button gives: the shown and the hidden lines, and the import a file of them needs.
struct RunnableCode: Equatable, Sendable {
  let text: String

  init(_ snippet: Snippet, reader: CodeReader = CodeReader()) {
    let code = snippet.lines.map { Self.withoutMarker($0) + "\n" }.joined()
    let needsSwiftUI = reader.reading(of: snippet.code).needsSwiftUI
    text = needsSwiftUI ? "import SwiftUI\n\n" + code : code
  }

  private static func withoutMarker(_ line: Snippet.Line) -> String {
    guard line.isHidden, let marker = line.text.matches(of: #/\s*\/\/ hidden\s*$/#).last else {
      return line.text
    }
    return String(line.text[..<marker.range.lowerBound])
  }
}
