import SwiftSyntax

/// Finds the public initialisers and functions of a file.
final class SisterFinder: SyntaxVisitor {
  private(set) var sisters: [Sister] = []
  private var heads: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parts = [
      node.attributes.trimmedDescription, node.modifiers.trimmedDescription,
      "extension \(node.extendedType.trimmedDescription)",
      node.genericWhereClause?.trimmedDescription ?? "",
    ]
    heads.append(parts.filter { !$0.isEmpty }.joined(separator: " "))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { heads.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    heads.append("extension \(node.name.text)")
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { heads.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(DeclSyntax(node), node.modifiers)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(DeclSyntax(node), node.modifiers)
  }

  private func note(_ declaration: DeclSyntax, _ modifiers: DeclModifierListSyntax)
    -> SyntaxVisitorContinueKind
  {
    guard let head = heads.last, modifiers.contains(where: { $0.name.text == "public" }) else {
      return .skipChildren
    }
    sisters.append(Sister(declaration: declaration, extensionHead: head))
    return .skipChildren
  }
}
