import Diagnostics
import Lessons
import SwiftSyntax

extension LessonWalk.Step {
  /// One statement of a `which` snippet, to be compiled with the given ones alone.
  struct WhichItem: Sendable {
    /// The given statements and this one.
    var source: SourceText

    /// The line the statement starts on, in the Markdown file.
    var line: Int
  }

  /// The statements that compile or do not, each by itself; those on a line marked `// given` are in every one.
  var whichItems: [WhichItem] {
    let all = parsed.items.map(\.bytes)
    let asked = all.filter { !isGiven($0, in: parsed.source) }
    return asked.map { own in
      let others = asked.filter { $0 != own }
      let text = parsed.source.slice(own)
      let line = text.lines.first { !$0.text.allSatisfy(\.isWhitespace) }?.origin?.line
      return WhichItem(
        source: parsed.source.blanking(others), line: line ?? range?.lowerBound.line ?? 1)
    }
  }

  private func isGiven(_ bytes: Range<Int>, in source: SourceText) -> Bool {
    let last = source.place(of: max(bytes.lowerBound, bytes.upperBound - 1)).line
    return snippet.lines[last].isGiven
  }
}
