import Proofs
import SwiftSyntax

extension ParsedSource {
  /// The definition of a type and its extensions, at the top level.
  func nodes(ofType name: String) -> [Syntax] {
    declarations.filter { declaration in
      if let node = declaration.as(ExtensionDeclSyntax.self) {
        return node.extendedType.trimmedDescription == name
      }
      return declaration.is(FunctionDeclSyntax.self) ? false : declaration.declaredNames == [name]
    }.map(Syntax.init)
  }
}

extension DeclSyntax {
  /// The names that the declaration introduces, without its members'.
  var declaredNames: Set<String> {
    if let node = self.as(VariableDeclSyntax.self) {
      return Set(
        node.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
        })
    }
    if let node = self.as(FunctionDeclSyntax.self) { return [node.name.plainName] }
    if let node = self.asProtocol((any NamedDeclSyntax).self) { return [node.name.plainName] }
    return []
  }
}
