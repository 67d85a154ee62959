package import Diagnostics
package import Lessons

/// Makes sure that a lesson's code is the same in two languages, comments and the words in strings aside.
package enum LanguageParity {
  /// What differs, at the places of the translation.
  ///
  /// - Parameters:
  ///   - source: The lesson in the course's first language.
  ///   - translation: The same lesson in another.
  package static func diagnostics(_ source: Lesson, _ translation: Lesson) -> [Diagnostic] {
    let pairs = zip(source.snippets, translation.snippets)
    var result = pairs.compactMap { ours, theirs in
      difference(ours.snippet, theirs.snippet).map { line, what in
        Diagnostic(
          .error, "code-differs", "\(what) differs from the \(source.language) lesson's",
          advice: "make both the same; only comments and the words in strings may differ",
          file: translation.file,
          range: line ?? theirs.range?.start,
          notes: [
            Diagnostic(
              .note, "code-differs", "the other one stands here", file: source.file,
              range: ours.range?.start)
          ])
      }
    }
    if source.snippets.count != translation.snippets.count, result.isEmpty {
      result.append(
        Diagnostic(
          .error, "code-missing",
          "the lesson has \(translation.snippets.count) Swift fences; in \(source.language) it has \(source.snippets.count)",
          advice: "give both the same fences", file: translation.file))
    }
    return result
  }

  private static func difference(
    _ ours: Snippet, _ theirs: Snippet
  ) -> (SourceRange?, String)? {
    if ours.flags != theirs.flags { return (theirs.infoRange, "what the fence claims") }
    if ours.code == theirs.code { return nil }
    let mine = tokens(of: ours)
    let other = tokens(of: theirs)
    let isOff = zip(mine, other).enumerated().first { $0.element.0.text != $0.element.1.text }
    if let (_, pair) = isOff { return (pair.1.range, "'\(pair.1.text)'") }
    if mine.count < other.count { return (other[mine.count].range, "'\(other[mine.count].text)'") }
    if mine.count > other.count {
      return (nil, "the code, which lacks '\(mine[other.count].text)',")
    }
    return nil
  }

  private static func tokens(of snippet: Snippet) -> [(text: String, range: SourceRange?)] {
    let source = SourceText(
      lines: snippet.lines.map { line in
        SourceText.Line(
          line.text,
          origin: .init(file: "", line: line.start.line, column: line.start.column))
      })
    return ParsedSource(source).spelling.map { text, offset in
      let (index, byte) = source.place(of: offset)
      let origin = source.lines[index].origin
      return (text, origin.map { SourceRange(line: $0.line, column: $0.column + byte) })
    }
  }
}
