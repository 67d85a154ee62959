package import Diagnostics

/// What a message of the compiler means to somebody who is learning, and where to look.
package struct Explanation: Equatable, Sendable {
  /// The explanation in one language.
  package struct Text: Equatable, Sendable {
    /// What the compiler means, in a sentence or two.
    package var meaning: String

    /// What to look at, or to change.
    package var advice: String
  }

  /// A stable name, such as `private-setter`.
  package let id: String

  /// The messages it belongs to.
  let patterns: [MessagePattern]

  /// A message of the kind, word for word.
  package let example: String

  private let english: (String, String)
  private let german: (String, String)

  /// - Parameters:
  ///   - id: The name.
  ///   - patterns: The messages, with `*` for what differs.
  ///   - example: One of them, word for word.
  ///   - english: The meaning and the advice; `{1}` stands for what the first `*` stands for.
  ///   - german: The same in German.
  init(
    _ id: String, _ patterns: String..., example: String, english: (String, String),
    german: (String, String)
  ) {
    self.id = id
    self.patterns = patterns.map(MessagePattern.init)
    self.example = example
    self.english = english
    self.german = german
  }

  /// The explanation of one message of the kind.
  ///
  /// - Parameters:
  ///   - message: The compiler's message.
  ///   - language: `de` for German, English otherwise.
  package func text(for message: String, language: String) -> Text {
    let captures = patterns.lazy.compactMap { $0.captures(in: message) }.first ?? []
    func filled(_ template: String) -> String {
      captures.enumerated().reduce(template) { text, capture in
        text.replacing("{\(capture.offset + 1)}", with: capture.element)
      }
    }
    let (meaning, advice) = language.hasPrefix("de") ? german : english
    return Text(meaning: filled(meaning), advice: filled(advice))
  }

  /// All of them; where several would fit, the first is meant.
  package static let all =
    bindings + changes + methods + habits + names + calls + types + views + flow + syntax

  /// The explanation of a message of the compiler.
  package static func explaining(_ message: String) -> Explanation? {
    all.first { $0.covers(message) }
  }

  /// The explanation of a diagnostic.
  package static func explaining(_ diagnostic: Diagnostic) -> Explanation? {
    let message = diagnostic.compilerMessage
    let ofFit = diagnostic.doesNotFit ? fit.first { $0.covers(message) } : nil
    return ofFit ?? explaining(message)
  }

  private func covers(_ message: String) -> Bool {
    patterns.contains { $0.captures(in: message) != nil }
  }

  package static func == (a: Explanation, b: Explanation) -> Bool { a.id == b.id }
}
