import Diagnostics

extension Diagnostic {
  static func tooDeep(at position: SourcePosition) -> Diagnostic {
    Diagnostic(
      .error, "nested-too-deep",
      "more than \(MarkdownReader.depthLimit) levels stand inside each other here",
      advice: "take some quotes, lists, folds or emphasis away",
      range: SourceRange(position, position))
  }

  static func unclosedFence(at position: SourcePosition, in source: SourceText) -> Diagnostic {
    let end = source.position(of: source.line(position.line).upperBound, inLine: position.line)
    return Diagnostic(
      .error, "unclosed-fence", "this code fence is not closed",
      advice: "end the code with a line of at least as many of the same character",
      range: SourceRange(position, end))
  }
}
