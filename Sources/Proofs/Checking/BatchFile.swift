import SwiftSyntax

/// A program as one of many files that are compiled together: its declarations are its own, and a script is a function.
struct BatchFile: Sendable {
  /// The text, with the places of its lines.
  let source: SourceText

  /// - Returns: Nil where the program has to be compiled alone: it would be seen by others, or would stop them.
  init?(_ program: Program) {
    let parsed = ParsedSource(program.source)
    let types = Set(parsed.declarations.compactMap(TypeDefinition.init).map(\.name))
    guard !parsed.tree.hasError, parsed.entryPoints.isEmpty else { return nil }
    var outside: [ParsedSource] = []
    var inside: [SourceText] = []
    for (item, bytes) in parsed.items {
      let part = parsed.source.slice(bytes)
      switch item {
      case .importing(let node):
        guard Self.knownModules.contains(node.path.trimmedDescription), node.attributes.isEmpty
        else { return nil }
        outside.append(ParsedSource(part))
      case .declaration(let declaration):
        if program.isScript, let variable = declaration.as(VariableDeclSyntax.self) {
          guard variable.attributes.isEmpty, variable.modifiers.isEmpty else { return nil }
          inside.append(part)
        } else {
          outside.append(ParsedSource(part))
        }
      case .statement:
        guard program.isScript else { return nil }
        inside.append(part)
      case .macro:
        return nil
      }
    }
    var lines: [SourceText.Line] = []
    for part in outside {
      guard let own = part.madeFilePrivate(types: types) else { return nil }
      lines += own.lines
    }
    if program.isScript {
      let head = SourceText(generated: "@MainActor fileprivate func _script() async throws {")
      lines += head.lines + inside.flatMap(\.lines) + SourceText(generated: "}").lines
    }
    source = SourceText(lines: lines)
  }

  /// Modules that are there for certain; an import of one that is not would stop the whole batch.
  private static let knownModules: Set = [
    "SwiftUI", "Combine", "Foundation", "Observation", "Swift", "Dispatch", "Synchronization",
    "RegexBuilder", "Glibc", "_Concurrency", "_StringProcessing",
  ]
}

extension ParsedSource {
  /// The declaration, visible in its file only; nil where that cannot be.
  ///
  /// - Parameter types: The types that the file defines.
  fileprivate func madeFilePrivate(types: Set<String>) -> SourceText? {
    guard let declaration = declarations.first else { return source }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl, .operatorDecl, .precedenceGroupDecl, .macroDecl, .macroExpansionDecl,
      .missingDecl, .poundSourceLocation:
      return nil
    case .extensionDecl(let node):
      return madeFilePrivate(node, types: types)
    default:
      return withModifier(declaration)
    }
  }

  private func madeFilePrivate(_ node: ExtensionDeclSyntax, types: Set<String>) -> SourceText? {
    let root = node.extendedType.trimmedDescription.prefix { $0 != "." && $0 != "<" }
    // Its members are no more visible than the type.
    if types.contains(String(root)) { return source }
    let isExplicit = node.memberBlock.members.contains { member in
      member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(where: \.isAccess)
        ?? false
    }
    guard node.inheritanceClause == nil, !isExplicit else { return nil }
    return withModifier(DeclSyntax(node))
  }

  private func withModifier(_ declaration: DeclSyntax) -> SourceText {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    var text = source
    let access = modifiers.filter(\.isAccess)
    if access.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
      return text
    }
    text = text.blankingInPlace(access.map(\.ownBytes))
    let start = declaration.firstTokenBehindAttributes
    return text.writing("fileprivate ", at: start)
  }
}

extension DeclModifierSyntax {
  /// Whether the modifier says who may see the declaration; `private(set)` does not.
  fileprivate var isAccess: Bool {
    detail == nil
      && ["open", "public", "package", "internal", "fileprivate", "private"].contains(name.text)
  }
}

extension DeclSyntax {
  /// The byte where modifiers and keyword start.
  fileprivate var firstTokenBehindAttributes: Int {
    let attributes = self.asProtocol((any WithAttributesSyntax).self)?.attributes
    guard let last = attributes?.lastToken(viewMode: .sourceAccurate),
      let next = last.nextToken(viewMode: .sourceAccurate)
    else { return positionAfterSkippingLeadingTrivia.utf8Offset }
    return next.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
