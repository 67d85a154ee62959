import Proofs
import SwiftSyntax

/// The names that a source declares and that can be taken for one another.
final class SimilarNames: SyntaxVisitor {
  /// Methods without parameters and without a result.
  private(set) var methods: [String] = []

  /// Properties by what they hold, as far as the declaration says it.
  private var properties: [String: [String]] = [:]

  init(_ source: ParsedSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  /// The names that can stand in the place of another.
  ///
  /// - Parameter name: A name, with `$` where a projected value is meant.
  func others(like name: String) -> [String] {
    let mark = name.hasPrefix("$") ? "$" : ""
    let name = String(name.dropFirst(mark.count))
    let likes = properties.values.first { $0.contains(name) } ?? []
    // One is enough: a check that sees the difference sees it with each.
    guard let index = likes.firstIndex(of: name), likes.count > 1 else { return [] }
    return [mark + likes[(index + 1) % likes.count]]
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPlain = node.signature.parameterClause.parameters.isEmpty
    if isPlain, node.signature.returnClause == nil { methods.append(node.name.text) }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = node.typeAnnotation?.type.trimmedDescription
        ?? node.initializer?.value.literalType,
      !type.contains("some ")
    else { return .skipChildren }
    if properties[type]?.contains(name) != true { properties[type, default: []].append(name) }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// The type that a literal has by itself.
  fileprivate var literalType: String? {
    switch kind {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    default: nil
    }
  }
}
