import SwiftSyntax

/// A public declaration that may have twins, and where it stands.
struct Sister {
  /// The initialiser or function.
  let declaration: DeclSyntax
  /// The head of an extension that a twin can stand in: `extension Button where Label == Text`.
  let extensionHead: String

  /// Whether it has a twin of a kind.
  ///
  /// A comment before it, `// no twin: why` or `// no String twin: why`, says that it has none.
  func hasTwin(_ kind: TwinKind) -> Bool {
    guard parameters.contains(where: { kind.twin(of: $0.type.trimmedDescription) != nil }) else {
      return false
    }
    let comments = declaration.leadingTrivia.compactMap { piece in
      if case .lineComment(let text) = piece { text } else { nil }
    }
    if comments.contains(where: { $0.hasPrefix("// no twin:") }) { return false }
    if comments.contains(where: { $0.hasPrefix("// no \(kind.name) twin:") }) { return false }
    return kind.isOld || !attributes.trimmedDescription.contains("deprecated")
  }

  /// The parameters.
  var parameters: FunctionParameterListSyntax {
    declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters ?? []
  }

  private var attributes: AttributeListSyntax {
    declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
  }
}
