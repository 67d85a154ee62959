import SwiftSyntax

/// A program as one of many files that are compiled together: its declarations are its own, and a script is a function.
struct BatchFile: Sendable {
  /// The text, with the places of its lines.
  let source: SourceText

  /// - Returns: Nil where the program has to be compiled alone: it would be seen by others, or would stop them.
  init?(_ program: Program) {
    let parts = program.parts ?? [ParsedSource(program.source)]
    let types = Set(parts.flatMap { $0.declarations.compactMap(TypeDefinition.init).map(\.name) })
    guard !parts.contains(where: { $0.hasSyntaxErrors || !$0.entryPoints.isEmpty }) else {
      return nil
    }
    var lines: [SourceText.Line] = []
    var inside: [SourceText] = []
    for (parsed, (item, bytes)) in parts.flatMap({ part in part.items.map { (part, $0) } }) {
      let part = parsed.source.slice(bytes)
      switch item {
      case .importing(let node):
        guard Self.knownModules.contains(node.path.trimmedDescription), node.attributes.isEmpty
        else { return nil }
        lines += part.lines
      case .declaration(let declaration):
        if program.isScript, let variable = declaration.as(VariableDeclSyntax.self) {
          guard variable.attributes.isEmpty, variable.modifiers.isEmpty else { return nil }
          inside.append(part)
        } else {
          guard let own = parsed.filePrivate(declaration, in: bytes, types: types) else {
            return nil
          }
          lines += own.lines
        }
      case .statement:
        guard program.isScript else { return nil }
        inside.append(part)
      case .macro:
        return nil
      }
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
  /// A declaration by itself, visible in its file only; nil where that cannot be.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - bytes: Where it stands in the source.
  ///   - types: The types that the file defines.
  fileprivate func filePrivate(
    _ declaration: DeclSyntax, in bytes: Range<Int>, types: Set<String>
  ) -> SourceText? {
    let part = source.slice(bytes)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl, .operatorDecl, .precedenceGroupDecl, .macroDecl, .macroExpansionDecl,
      .missingDecl, .poundSourceLocation:
      return nil
    case .extensionDecl(let node):
      let root = node.extendedType.trimmedDescription.prefix { $0 != "." && $0 != "<" }
      // Its members are no more visible than the type.
      if types.contains(String(root)) { return part }
      let isExplicit = node.memberBlock.members.contains { member in
        member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
          .contains(where: \.isAccess) ?? false
      }
      guard node.inheritanceClause == nil, !isExplicit else { return nil }
    default: break
    }
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    let access = modifiers.lazy.filter(\.isAccess)
    if access.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
      return part
    }
    // A slice starts at the start of a line.
    let start = bytes.lowerBound - source.place(of: bytes.lowerBound).byte
    return part.blankingInPlace(
      access.map { $0.ownBytes.lowerBound - start..<$0.ownBytes.upperBound - start }
    )
    .writing("fileprivate ", at: declaration.firstTokenBehindAttributes - start)
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
