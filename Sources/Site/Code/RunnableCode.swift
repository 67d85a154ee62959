import Lessons

/// What a snippet's copy button gives: the shown and the hidden lines, and the import a file of them needs.
struct RunnableCode: Equatable, Sendable {
  let text: String

  /// Whether it is what readers see, line by line.
  let isAsShown: Bool

  /// - Parameters:
  ///   - snippet: The snippet.
  ///   - reading: What is known of its code.
  init(_ snippet: Snippet, _ reading: CodeReading) {
    let needsSwiftUI = reading.needsSwiftUI
    let isWhole = !snippet.lines.contains(where: \.isHidden)
    isAsShown = isWhole && !needsSwiftUI
    let code =
      isWhole ? snippet.code : snippet.lines.map { Self.withoutMarker($0) + "\n" }.joined()
    text = needsSwiftUI ? "import SwiftUI\n\n" + code : code
  }

  private static func withoutMarker(_ line: Snippet.Line) -> String {
    guard line.isHidden, let marker = line.text.matches(of: #/\s*\/\/ hidden\s*$/#).last else {
      return line.text
    }
    return String(line.text[..<marker.range.lowerBound])
  }
}
