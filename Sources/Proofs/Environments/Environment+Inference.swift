import SwiftSyntax

extension Environment {
  /// The types that a snippet without a flag may belong to, the likeliest first; none where it stands by itself.
  ///
  /// A comment that names a place decides. Otherwise the names do: what the snippet uses, is defined nowhere, and is a
  /// member of a type, points to that type.
  func likelyTypes(for source: ParsedSource) -> [TypeDefinition] {
    if let named = source.namedPlace.flatMap(type(named:)) { return [named] }
    if case .modifiers = SnippetShape(source) { return [] }
    let unknown = unknownNames(in: source)
    let needsType = SnippetShape(source) == .members
    guard needsType || !unknown.isEmpty else { return [] }
    let scored = types.enumerated().compactMap { order, type -> (TypeDefinition, Int, Int)? in
      let score = type.memberNames.intersection(unknown).count
      return score > 0 ? (type, score, order) : nil
    }
    return scored.sorted { ($1.1, $0.2) < ($0.1, $1.2) }.map(\.0)
  }

  /// The names that a snippet uses and neither it nor the environment defines.
  private func unknownNames(in source: ParsedSource) -> Set<String> {
    let known = Set(sources.flatMap(\.keys) + source.keys).compactMap(\.baseName)
    let (plain, projected) = source.freeNames
    // Only a type's property has a `$` form: a global of that name is not what is meant.
    return plain.subtracting(known).union(projected)
  }
}

extension TypeDefinition {
  /// The base names of the type's members.
  fileprivate var memberNames: Set<String> { Set(memberKeys.compactMap(\.baseName)) }
}

extension DeclarationKey {
  /// The name without labels and types.
  var baseName: String? {
    switch self {
    case .type(let name), .value(let name), .op(let name): name
    case .function(let name): String(name.prefix { $0 != "(" })
    case .anonymous: nil
    }
  }
}

extension ParsedSource {
  /// The type in a comment such as `// Inside Pet:` or `// In PetScreen`, at the snippet's head.
  fileprivate var namedPlace: String? {
    for line in source.lines {
      let text = line.text.drop(while: \.isWhitespace)
      guard text.hasPrefix("//") else {
        if text.isEmpty { continue }
        return nil
      }
      let place =
        /\/\/+\s*(?:[Ii]nside|[Ii]n|[Ii]nnerhalb von|[Ii]m)\s+(?:the\s+|der\s+|dem\s+)?`?([A-Z]\w*)`?\W*/
      if let match = text.wholeMatch(of: place) { return String(match.output.1) }
    }
    return nil
  }

  /// The names that the source reads and does not bind itself, and those of them that it reads with `$`.
  fileprivate var freeNames: (plain: Set<String>, projected: Set<String>) {
    let visitor = FreeNames(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return (
      visitor.used.subtracting(visitor.bound), visitor.projected.subtracting(visitor.bound)
    )
  }
}

private final class FreeNames: SyntaxVisitor {
  var used: Set<String> = []
  var projected: Set<String> = []
  var bound: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name behind a dot belongs to what stands before it.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      let name = node.baseName.plainName
      if name.hasPrefix("$") {
        projected.insert(String(name.dropFirst()))
      } else {
        used.insert(name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.identifier.plainName)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.name.plainName)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.name.plainName.filter { $0 != "$" })
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert((node.secondName ?? node.firstName).plainName)
    return .visitChildren
  }
}
