/// The little of Markdown that a localised string may hold: emphasis, code and links.
enum InlineMarkdown {
  /// The words without their marks.
  static func plainText(_ source: String) -> String {
    guard source.contains(where: { "*_`[~\\".contains($0) }) else { return source }
    var text = source
    for (pattern, replacement) in patterns {
      text = text.replacing(pattern) { String($0.output[replacement].substring ?? "") }
    }
    return text
  }

  private nonisolated(unsafe) static let patterns: [(Regex<AnyRegexOutput>, Int)] = [
    (#"\[([^\]\[]+)\]\([^()\s]+\)"#, 1),
    (#"\*\*(?=\S)(.+?)(?<=\S)\*\*"#, 1),
    (#"\*(?=\S)([^*]+?)(?<=\S)\*"#, 1),
    (#"~~(?=\S)(.+?)(?<=\S)~~"#, 1),
    (#"\b_(?=\S)([^_]+?)(?<=\S)_\b"#, 1),
    (#"`([^`]+)`"#, 1),
    (#"\\([*_`~\[\]\\])"#, 1),
  ].compactMap { pattern, group in
    (try? Regex(pattern)).map { ($0, group) }
  }
}
