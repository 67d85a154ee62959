import Proofs
import SwiftSyntax

/// The words on the screen that checks look for, such as `Feed` or `Energy: 6`: a learner can write them only where
/// the lesson says them.
///
/// What the checks type themselves and what the probes bring along is not counted: no learner writes it.
struct ReadWords {
  /// In the order of the file, each once.
  private(set) var texts: [String] = []

  init(checks: ParsedSource, probes: ParsedSource) {
    let finder = StringFinder(viewMode: .sourceAccurate)
    finder.walk(checks.tree)
    let brought = StringFinder(viewMode: .sourceAccurate)
    brought.walk(probes.tree)
    let given = Set((finder.given + brought.given + brought.read).map(\.withoutNumbers))
    for text in finder.read where !given.contains(text.withoutNumbers) && !texts.contains(text) {
      if text.contains(where: \.isLetter) { texts.append(text) }
    }
  }
}

/// Tells the strings that are looked for on a screen from all others.
private final class StringFinder: SyntaxVisitor {
  private static let queries: Set<String> = [
    "button", "contains", "containing", "decrement", "delete", "element", "elements", "focus",
    "increment", "kind",
    "longPress", "select", "set", "stepper", "submit", "tap", "textField", "toggle",
  ]

  /// The strings of calls that look for something.
  var read: [String] = []

  /// All others.
  var given: [String] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.segments.map { segment in
      if case .stringSegment(let segment) = segment { segment.content.text } else { "0" }
    }.joined()
    if isQuery(node) { read.append(text) } else { given.append(text) }
    return .visitChildren
  }

  private func isQuery(_ node: StringLiteralExprSyntax) -> Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self) else { return false }
    if argument.label?.text == "into" { return true }
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      // What is called on another call's value, as in `titles().contains("…")`, asks no screen.
      member.base?.is(FunctionCallExprSyntax.self) != true
    else { return false }
    return Self.queries.contains(member.declName.baseName.plainName)
  }
}
