import Proofs
import SwiftSyntax

/// Makes mutants of a source from its syntax.
package enum Mutator {
  /// Every mutant of a source, in the order of the changed places.
  ///
  /// - Parameter text: A Swift file.
  /// - Returns: The mutants, each with one change.
  package static func mutants(of text: String) -> [Mutant] {
    let source = SourceText(text, file: "Solution.swift")
    let visitor = Visitor(viewMode: .sourceAccurate)
    let parsed = ParsedSource(source)
    visitor.methods = MethodNames(parsed).names
    visitor.walk(parsed.tree)
    // The text ends every line, the last one too.
    let bytes = Array(source.text.utf8.dropLast())
    var seen: Set<Edit> = []
    return visitor.edits.filter { seen.insert($0).inserted }.map { edit in
      let before = bytes[..<edit.range.lowerBound]
      let after = bytes[edit.range.upperBound...]
      return Mutant(
        line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        original: String(decoding: bytes[edit.shown], as: UTF8.self),
        replacement: edit.shownReplacement(in: bytes),
        text: String(decoding: before + Array(edit.replacement.utf8) + after, as: UTF8.self))
    }
  }

  /// A change of some bytes, and the larger piece of source in which it is shown.
  fileprivate struct Edit: Hashable {
    var range: Range<Int>
    var replacement: String
    var shown: Range<Int>

    func shownReplacement(in bytes: [UInt8]) -> String {
      String(decoding: bytes[shown.lowerBound..<range.lowerBound], as: UTF8.self) + replacement
        + String(decoding: bytes[range.upperBound..<shown.upperBound], as: UTF8.self)
    }
  }

  private final class Visitor: SyntaxVisitor {
    var edits: [Edit] = []

    /// The names of methods without parameters, which could be taken for one another.
    var methods: [String] = []

    private func change(
      _ node: some SyntaxProtocol, to replacement: String, within whole: Syntax? = nil
    ) {
      edits.append(
        Edit(
          range: node.ownRange, replacement: replacement, shown: (whole ?? Syntax(node)).ownRange)
      )
    }

    /// The expression or the argument around an operator or a literal, as far as it is on one line, for showing.
    private func surroundings(of node: some SyntaxProtocol) -> Syntax {
      var node = Syntax(node)
      while let parent = node.parent, parent.isPartOfExpression {
        if parent.trimmedDescription.contains("\n") { break }
        node = parent
      }
      return node
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      guard let value = Int(node.literal.text) else { return .skipChildren }
      for other in [value + 1, value - 1] where other >= 0 {
        change(node, to: "\(other)", within: surroundings(of: node))
      }
      return .skipChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      change(
        node, to: node.literal.text == "true" ? "false" : "true", within: surroundings(of: node))
      return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if !node.trimmedDescription.contains("\n"), node.openingPounds == nil {
        let text = node.trimmedDescription
        change(node, to: "\"~" + text.dropFirst(), within: surroundings(of: node))
      }
      return .visitChildren
    }

    private static let operators: [String: [String]] = [
      "==": ["!="], "!=": ["=="], "<": ["<=", ">"], "<=": ["<", ">"], ">": [">=", "<"],
      ">=": [">", "<"], "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["*"], "&&": ["||"],
      "||": ["&&"], "+=": ["-="], "-=": ["+="], "...": ["..<"], "..<": ["..."],
    ]

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      for other in Self.operators[node.operator.text] ?? [] {
        change(node, to: other, within: surroundings(of: node))
      }
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      if name == "min" || name == "max" {
        change(node, to: name == "min" ? "max" : "min", within: surroundings(of: node))
      }
      if methods.contains(name), node.parent?.is(MemberAccessExprSyntax.self) == true {
        for other in methods where other != name {
          change(node, to: other, within: surroundings(of: node))
        }
      }
      return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition.as(ExprSyntax.self) {
        change(condition, to: "!(\(condition.trimmedDescription))")
      }
      return .visitChildren
    }

    /// `view.modifier(…)` without the modifier; `base.method()` as a statement goes with its statement.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        base.is(FunctionCallExprSyntax.self)
      {
        let start = base.ownRange.upperBound
        edits.append(
          Edit(
            range: start..<node.ownRange.upperBound, replacement: "",
            shown: start..<node.ownRange.upperBound))
      }
      return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      let isStatement = node.item.is(ExprSyntax.self) || node.item.is(ExpressionStmtSyntax.self)
      if isStatement, node.parent?.parent?.is(SourceFileSyntax.self) != true {
        change(node, to: "")
      }
      return .visitChildren
    }
  }
}

/// The names of a source's methods without parameters.
private final class MethodNames: SyntaxVisitor {
  var names: [String] = []

  init(_ source: ParsedSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPlain = node.signature.parameterClause.parameters.isEmpty
    if isPlain, node.signature.returnClause == nil { names.append(node.name.text) }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  fileprivate var isPartOfExpression: Bool {
    self.is(ExprSyntax.self) && !self.is(ClosureExprSyntax.self) || self.is(ExprListSyntax.self)
      || self.is(LabeledExprSyntax.self) || self.is(LabeledExprListSyntax.self)
  }

  fileprivate var ownRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
