import Diagnostics

extension TreeDumper {
  mutating func dump(_ snippet: Snippet, _ range: SourceRange?) {
    line(("snippet " + snippet.flags.words.joined(separator: " ")), range)
    inside {
      for code in snippet.lines {
        let hidden = code.isHidden ? " hidden" : ""
        $0.line("\(code.start.line):\(code.start.column) \(quoted(code.text))\(hidden)")
      }
      if let output = snippet.output { $0.line("output \(quoted(output))", snippet.outputRange) }
    }
  }
}

extension SnippetFlags {
  /// The flags as an author would write them, the mode first.
  fileprivate var words: [String] {
    let shown = isHidden ? ["hidden"] : []
    return [modeWord] + (type.map { ["in=\($0)"] } ?? []) + environmentWords
      + (side.map { [$0.rawValue] } ?? []) + shown
  }

  private var modeWord: String {
    switch mode {
    case .compiles: "compiles"
    case .fails(let message): "fails=\(quoted(message))"
    case .traps: "traps"
    case .runs: "run"
    case .blank: "blank"
    case .predict: "predict"
    case .which: "which"
    case .choose: "choose"
    case .decides: "decides"
    case .sketch(let reason): "sketch=\(quoted(reason))"
    }
  }

  private var environmentWords: [String] {
    switch environment {
    case .earlier: []
    case .final: ["env=final"]
    case .none: ["env=none"]
    case .lesson(let name): ["env=\(name)"]
    }
  }
}
