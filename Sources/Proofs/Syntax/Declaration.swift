package import SwiftSyntax

/// What makes two declarations of one scope the same, so that the later replaces the earlier.
package enum DeclarationKey: Hashable, Sendable {
  case type(String)
  case value(String)
  /// A function, initializer or subscript, with its labels and parameter types.
  case function(String)
  case op(String)
  /// An extension, or what has no name: never replaced.
  case anonymous
}

extension DeclSyntax {
  /// The keys of what the declaration introduces.
  var keys: [DeclarationKey] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { $0.pattern.names.map { .value($0) } }
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map { .value($0.name.plainName) }
    }
    return [key]
  }

  private var key: DeclarationKey {
    switch self.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): .type(node.name.plainName)
    case .classDecl(let node): .type(node.name.plainName)
    case .enumDecl(let node): .type(node.name.plainName)
    case .actorDecl(let node): .type(node.name.plainName)
    case .protocolDecl(let node): .type(node.name.plainName)
    case .typeAliasDecl(let node): .type(node.name.plainName)
    case .associatedTypeDecl(let node): .type(node.name.plainName)
    case .macroDecl(let node): .function("#" + node.name.text + node.signature.parameterClause.key)
    case .functionDecl(let node):
      .function(node.name.plainName + node.signature.parameterClause.key)
    case .initializerDecl(let node): .function("init" + node.signature.parameterClause.key)
    case .subscriptDecl(let node): .function("subscript" + node.parameterClause.key)
    case .operatorDecl(let node): .op(node.fixitySpecifier.text + node.name.text)
    case .precedenceGroupDecl(let node): .op(node.name.text)
    default: .anonymous
    }
  }
}

extension FunctionParameterClauseSyntax {
  /// Labels and types, spelled without white space.
  fileprivate var key: String {
    let parts = parameters.map { "\($0.firstName.plainName):\($0.type.trimmedDescription)" }
    return "(\(parts.joined(separator: ",").filter { !$0.isWhitespace }))"
  }
}

extension PatternSyntax {
  /// The names a pattern binds.
  fileprivate var names: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.plainName] }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap(\.pattern.names)
    }
    return []
  }
}

extension TokenSyntax {
  /// The token's text without back-ticks.
  package var plainName: String {
    text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension SyntaxProtocol {
  /// The bytes from the end of what stands before to the end of the node's own last token or comment.
  var bytes: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

  /// The bytes of the node without the trivia around it.
  var ownBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
