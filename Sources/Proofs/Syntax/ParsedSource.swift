import SwiftParser
package import SwiftSyntax

/// A source text with its syntax: a snippet, a file, or one declaration of either.
package struct ParsedSource: Sendable {
  package let source: SourceText

  /// The syntax of the source's text.
  package let tree: SourceFileSyntax

  package init(_ source: SourceText) {
    self.source = source
    tree = Parser.parse(source: source.text)
  }

  /// Whether the source breaks the rules of the grammar anywhere.
  package var hasSyntaxErrors: Bool { tree.hasError }

  /// What stands at the top level.
  enum Item {
    case declaration(DeclSyntax)
    case importing(ImportDeclSyntax)
    /// A macro that stands alone, such as `#Preview`.
    case macro
    case statement(CodeBlockItemSyntax)
  }

  var items: [(item: Item, bytes: Range<Int>)] {
    tree.statements.map { (Self.item($0), $0.bytes) }
  }

  private static func item(_ node: CodeBlockItemSyntax) -> Item {
    if let declaration = node.item.as(DeclSyntax.self) {
      if let node = declaration.as(ImportDeclSyntax.self) { return .importing(node) }
      return declaration.is(MacroExpansionDeclSyntax.self) ? .macro : .declaration(declaration)
    }
    if node.item.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" { return .macro }
    return .statement(node)
  }

  /// The top-level declarations, imports and macros aside.
  package var declarations: [DeclSyntax] {
    items.compactMap { item, _ in
      guard case .declaration(let declaration) = item else { return nil }
      return declaration
    }
  }

  /// The statements at the top level, which only a script would run.
  package var statements: [CodeBlockItemSyntax] {
    items.compactMap { item, _ in
      guard case .statement(let statement) = item else { return nil }
      return statement
    }
  }

  /// The keys of all that the source declares at its top level.
  package var keys: Set<DeclarationKey> {
    Set(declarations.flatMap(\.keys)).subtracting([.anonymous])
  }

  /// Each top-level item that fits, as a source of its own.
  func parts(where condition: (Item) -> Bool) -> [ParsedSource] {
    let chosen = items.filter { condition($0.item) }
    if chosen.count == 1, items.count == 1 { return [self] }
    return chosen.map { ParsedSource(source.slice($0.bytes)) }
  }

  /// The top-level declarations without a syntax error in which some text does not occur, as sources of their own.
  func soundDeclarations(without text: String) -> [ParsedSource] {
    parts { item in
      guard case .declaration(let declaration) = item else { return false }
      return !declaration.hasError && !declaration.description.contains(text)
    }
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

  /// The extensions at the top level.
  var extensions: [ExtensionDeclSyntax] {
    declarations.compactMap { $0.as(ExtensionDeclSyntax.self) }
  }

  /// The extensions of a type at the top level.
  func extensions(of name: String) -> [ExtensionDeclSyntax] {
    extensions.filter { $0.extendedType.trimmedDescription == name }
  }

  /// The tokens in order with the bytes they start at, the words in strings left out.
  var spelling: [(text: String, offset: Int)] {
    tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      switch token.tokenKind {
      case .stringSegment, .endOfFile: nil
      default: (token.text, token.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
    }
  }

  /// Every name and operator that occurs in the source, those in string interpolations included.
  var names: Set<String> {
    var result: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier, .binaryOperator, .prefixOperator, .postfixOperator:
        result.insert(token.plainName)
      case .dollarIdentifier(let name):
        result.insert(String(name.dropFirst()))
      default: break
      }
    }
    return result.union(result.compactMap(\.wrappedName))
  }
}

extension String {
  /// For `$name` and `_name`, which a property wrapper gives, the name itself.
  fileprivate var wrappedName: String? {
    first == "$" || (first == "_" && count > 1) ? String(dropFirst()) : nil
  }
}
