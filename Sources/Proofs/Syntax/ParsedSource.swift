import SwiftParser
package import SwiftSyntax

/// A source text with its syntax: one snippet, one file of the library, one file of a learner's.
package struct ParsedSource: Sendable {
  package let source: SourceText
  /// The syntax of the source's text.
  package let tree: SourceFileSyntax

  package init(_ source: SourceText) {
    self.source = source
    tree = Parser.parse(source: source.text)
  }

  /// What stands at the top level.
  enum Item {
    case declaration(DeclSyntax)
    case importing(ImportDeclSyntax)
    /// A macro that stands alone, such as `#Preview`.
    case macro(DeclSyntax)
    case statement(CodeBlockItemSyntax)
  }

  var items: [(item: Item, bytes: Range<Int>)] {
    tree.statements.map { node in
      (Self.item(node), node.bytes)
    }
  }

  private static func item(_ node: CodeBlockItemSyntax) -> Item {
    if let declaration = node.item.as(DeclSyntax.self) {
      if let node = declaration.as(ImportDeclSyntax.self) { return .importing(node) }
      if declaration.is(MacroExpansionDeclSyntax.self) { return .macro(declaration) }
      return .declaration(declaration)
    }
    if let macro = node.item.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
      return .macro(DeclSyntax(MacroExpansionDeclSyntax(unexpandedNode: macro)))
    }
    return .statement(node)
  }

  /// The top-level declarations, imports and macros aside.
  package var declarations: [DeclSyntax] {
    items.compactMap { item, _ in
      guard case .declaration(let declaration) = item else { return nil }
      return declaration
    }
  }

  /// The keys of all that the source declares at its top level.
  package var keys: Set<DeclarationKey> {
    Set(declarations.flatMap(\.keys)).subtracting([.anonymous])
  }

  /// The same source with some of its top-level items blanked out.
  func removing(where condition: (Item) -> Bool) -> ParsedSource {
    let ranges = items.filter { condition($0.item) }.map(\.bytes)
    return ranges.isEmpty ? self : ParsedSource(source.blanking(ranges))
  }

  /// The bytes of every `@main`.
  var entryPoints: [Range<Int>] {
    declarations.flatMap { declaration in
      (declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? [])
        .compactMap { $0.as(AttributeSyntax.self) }
        .filter { $0.attributeName.trimmedDescription == "main" }
        .map(\.ownBytes)
    }
  }

  /// The definition of a type at the top level.
  func type(named name: String) -> TypeDefinition? {
    declarations.lazy.compactMap(TypeDefinition.init).first { $0.name == name }
  }

  /// The extensions of a type at the top level.
  func extensions(of name: String) -> [ExtensionDeclSyntax] {
    declarations.compactMap { $0.as(ExtensionDeclSyntax.self) }
      .filter { $0.extendedType.trimmedDescription == name }
  }
}

extension MacroExpansionDeclSyntax {
  fileprivate init(unexpandedNode node: MacroExpansionExprSyntax) {
    self.init(
      pound: node.pound, macroName: node.macroName, leftParen: node.leftParen,
      arguments: node.arguments, rightParen: node.rightParen,
      trailingClosure: node.trailingClosure,
      additionalTrailingClosures: node.additionalTrailingClosures)
  }
}
