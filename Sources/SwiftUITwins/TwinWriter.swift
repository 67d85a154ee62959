import SwiftSyntax
import SwiftSyntaxBuilder

/// Makes a sister into its twin: the same body, with another type of a parameter and other names.
final class TwinWriter: SyntaxRewriter {
  private let kind: TwinKind
  private let names: [String: String]

  private init(_ sister: Sister, _ kind: TwinKind) {
    self.kind = kind
    let replaced = sister.parameters
      .filter { kind.twin(of: $0.type.trimmedDescription) != nil }
      .compactMap { $0.secondName?.text }
    names = Dictionary(
      replaced.map { ($0, kind.renamed($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The source of the twin of a kind, with its documentation.
  static func twin(of sister: Sister, _ kind: TwinKind) -> String {
    let declaration = sister.declaration
    let words = declaration.leadingTrivia.compactMap { piece in
      if case .docLineComment(let line) = piece { kind.reworded(line) } else { nil }
    }
    let twin = TwinWriter(sister, kind).rewrite(declaration).trimmedDescription
    let mark = "@_disfavoredOverload"
    let isMarked = twin.contains(mark) || !kind.isDisfavored
    return (words + (isMarked ? [twin] : [mark, twin])).joined(separator: "\n")
  }

  override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
    var node = node
    node.genericParameterClause = generics(node.genericParameterClause)
    return super.visit(node)
  }

  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    var node = node
    node.genericParameterClause = generics(node.genericParameterClause)
    return super.visit(node)
  }

  override func visit(_ node: FunctionParameterSyntax) -> FunctionParameterSyntax {
    guard let type = kind.twin(of: node.type.trimmedDescription) else { return super.visit(node) }
    var node = node
    node.secondName = node.secondName.map(renamed)
    node.type = "\(raw: type)"
    return super.visit(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    ExprSyntax(node.with(\.baseName, renamed(node.baseName)))
  }

  private func renamed(_ token: TokenSyntax) -> TokenSyntax {
    names[token.text].map { spelled($0, like: token) } ?? token
  }

  private func spelled(_ text: String, like token: TokenSyntax) -> TokenSyntax {
    token.with(\.tokenKind, .identifier(text))
  }

  private func generics(_ clause: GenericParameterClauseSyntax?) -> GenericParameterClauseSyntax? {
    guard let generic = kind.generic else { return clause }
    let rest = clause.map { $0.parameters.trimmedDescription }
    let all = [generic, rest].compactMap { $0 }.joined(separator: ", ")
    return GenericParameterClauseSyntax(
      parameters: [GenericParameterSyntax(name: .identifier(all))])
  }
}
