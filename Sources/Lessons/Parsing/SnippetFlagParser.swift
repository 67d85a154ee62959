import Diagnostics

/// Reads the flags behind `swift` on a fence.
struct SnippetFlagParser {
  private(set) var flags = SnippetFlags()
  private(set) var diagnostics: [Diagnostic] = []

  private let source: SourceText

  /// The words already seen, by what they decide.
  private var decided: [Decision: InfoWord] = [:]

  private enum Decision {
    case mode, environment, type, side, visibility
  }

  /// Reads the words behind the first.
  init(_ words: some Sequence<InfoWord>, of source: SourceText) {
    self.source = source
    for word in words { read(word) }
    checkVisibility()
  }

  private mutating func read(_ word: InfoWord) {
    guard word.isClosed else {
      report(
        "unclosed-quote", "the value of '\(word.name)' has no closing quote",
        "end it with '\"'; write a quote inside as '\\\"'", word)
      return
    }
    guard let flag = SnippetFlag(rawValue: word.name) else { return reportUnknown(word) }
    if let example = flag.valueExample {
      guard let value = word.value, !value.isEmpty else {
        report(
          "flag-without-value", "flag '\(word.name)' needs a value",
          "write it as '\(word.name)=\(example)'", word)
        return
      }
      apply(flag, value, word)
    } else if word.value != nil {
      report(
        "flag-with-value", "flag '\(word.name)' takes no value", "write '\(word.name)' alone", word)
    } else {
      apply(flag, "", word)
    }
  }

  private mutating func apply(_ flag: SnippetFlag, _ value: String, _ word: InfoWord) {
    switch flag {
    case .fails: if decide(.mode, word) { flags.mode = .fails(message: value) }
    case .sketch: if decide(.mode, word) { flags.mode = .sketch(reason: value) }
    case .traps: if decide(.mode, word) { flags.mode = .traps }
    case .run: if decide(.mode, word) { flags.mode = .runs }
    case .blank: if decide(.mode, word) { flags.mode = .blank }
    case .predict: if decide(.mode, word) { flags.mode = .predict }
    case .which: if decide(.mode, word) { flags.mode = .which }
    case .choose: if decide(.mode, word) { flags.mode = .choose }
    case .decides: if decide(.mode, word) { flags.mode = .decides }
    case .before: if decide(.side, word) { flags.side = .before }
    case .after: if decide(.side, word) { flags.side = .after }
    case .hidden: if decide(.visibility, word) { flags.isHidden = true }
    case .in: if decide(.type, word) { flags.type = type(value, word) }
    case .env: if decide(.environment, word) { flags.environment = environment(value) }
    }
  }

  private func environment(_ value: String) -> SnippetFlags.Environment {
    switch value {
    case "final": .final
    case "none": .none
    default: .lesson(value)
    }
  }

  private mutating func type(_ value: String, _ word: InfoWord) -> String? {
    let isType = value.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      guard let first = $0.first, first.isLetter || first == "_" else { return false }
      return $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    if isType { return value }
    report("no-type", "'\(value)' is not the name of a type", "write it as 'in=Pet'", word)
    return nil
  }

  /// Whether the word is the first to decide the matter; reports it otherwise.
  private mutating func decide(_ decision: Decision, _ word: InfoWord) -> Bool {
    guard let earlier = decided[decision] else {
      decided[decision] = word
      return true
    }
    if earlier.name == word.name {
      report("repeated-flag", "flag '\(word.name)' is given twice", "remove one of them", word)
    } else {
      reportContradiction(earlier, word)
    }
    return false
  }

  private mutating func checkVisibility() {
    guard let hidden = decided[.visibility] else { return }
    if let side = decided[.side] { reportContradiction(side, hidden) }
    if case .sketch = flags.mode, let sketch = decided[.mode] {
      reportContradiction(sketch, hidden)
    }
  }

  private mutating func reportContradiction(_ a: InfoWord, _ b: InfoWord) {
    report(
      "contradictory-flags", "flags '\(a.name)' and '\(b.name)' contradict each other",
      "keep one of them", b)
  }

  private mutating func reportUnknown(_ word: InfoWord) {
    let names = SnippetFlag.allCases.map(\.rawValue)
    let nearest = suggestion(for: word.name, among: names)
    report(
      "unknown-flag", "unknown flag '\(word.name)'",
      nearest.map { "did you mean '\($0)'?" } ?? "the flags are \(names.joined(separator: ", "))",
      word)
  }

  private mutating func report(
    _ identifier: String, _ summary: String, _ advice: String, _ word: InfoWord
  ) {
    diagnostics.append(
      Diagnostic(
        .error, identifier, summary, advice: advice, range: source.range(of: word.offsets)))
  }
}
