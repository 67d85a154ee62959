import Diagnostics
import Grading

extension CommandLineCommand {
  static let explain = CommandLineCommand(
    "explain", "explains a message of the compiler; lists those it knows where none is named",
    usage: "[NUMBER | NAME | MESSAGE]", options: [.language], operands: 0...64
  ) { arguments, context in
    let words = LearnerWords(language: try context.language(arguments))
    let wanted = arguments.operands.joined(separator: " ")
    if wanted.isEmpty {
      let width = Explanation.all.map(\.id.count).max() ?? 0
      for (index, explanation) in Explanation.all.enumerated() {
        context.console.output(
          "\("\(index + 1)".padded(to: 4))\(explanation.id.padded(to: width + 2))\(explanation.example)"
        )
      }
      return .done
    }
    guard let (explanation, message) = Explanation.named(wanted) else {
      let near = suggestion(for: wanted, among: Explanation.all.map(\.id))
      throw CommandLineFault(
        Diagnostic(
          .error, "no-explanation", words.noExplanation,
          advice: words.noExplanationAdvice(near)))
    }
    context.console.output("error: \(message) [\(explanation.id)]")
    for line in words.explanation(explanation, of: message).flatMap(TerminalText().wrap) {
      context.console.output("  " + line)
    }
    return .done
  }
}

extension Explanation {
  /// The explanation of a number, a name or a message, and the message to explain.
  fileprivate static func named(_ text: String) -> (Explanation, message: String)? {
    if let number = Int(text), all.indices.contains(number - 1) {
      return (all[number - 1], all[number - 1].example)
    }
    if let named = all.first(where: { $0.id == text.lowercased() }) {
      return (named, named.example)
    }
    // A whole line of the compiler's may be pasted, with its place and its identifier.
    let message =
      text.replacing(#/^.*?(error|warning): /#, with: "").replacing(#/ \[#?[\w-]+\]$/#, with: "")
    return explaining(message).map { ($0, message) }
  }
}

extension Context {
  /// The language of messages where no course is at hand.
  func language(_ arguments: Arguments) throws -> String {
    guard let given = arguments[.language] else { return locale.hasPrefix("de") ? "de" : "en" }
    guard ["en", "de"].contains(given) else {
      throw UsageError.badValue(.language, given: given, allowed: "en or de")
    }
    return given
  }
}
