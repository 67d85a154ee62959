import SwiftSyntax

extension ParsedSource {
  /// The base names of all that the source declares at its top level.
  package var baseNames: Set<String> { Set(keys.compactMap(\.baseName)) }

  /// The source with its declarations inside an enumeration, where names of other files do not meet them.
  ///
  /// Imports and extensions stay where they are.
  ///
  /// - Parameter name: The enumeration's name.
  package func inNamespace(_ name: String) -> SourceText {
    var outside = SourceText(lines: [])
    var inside = SourceText(lines: [])
    for (item, bytes) in items {
      let part = source.slice(bytes)
      guard case .declaration(let declaration) = item, !declaration.is(ExtensionDeclSyntax.self)
      else {
        outside = outside + part
        continue
      }
      guard let keyword = declaration.valueKeyword else {
        inside = inside + part
        continue
      }
      let offset = keyword.positionAfterSkippingLeadingTrivia.utf8Offset
      inside =
        inside
        + source.writing("static ", at: offset).slice(
          bytes.lowerBound..<bytes.upperBound + 7)
    }
    return outside + SourceText(generated: "enum \(name) {") + inside + SourceText(generated: "}")
  }
}

extension DeclSyntax {
  /// `func`, `var` or `let`, which a type's own member has `static` in front of.
  fileprivate var valueKeyword: TokenSyntax? {
    self.as(FunctionDeclSyntax.self)?.funcKeyword
      ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier
  }
}
