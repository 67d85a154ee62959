import Proofs
import SwiftSyntax

extension ParsedSource {
  /// The definition of a type and its extensions, at the top level.
  func nodes(ofType name: String, aliases: [String: String] = [:]) -> [Syntax] {
    declarations.filter { declaration in
      if let node = declaration.as(ExtensionDeclSyntax.self) {
        let extended = node.extendedType.lastName
        return (aliases[extended] ?? extended) == name
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

extension TypeSyntax {
  /// The type's name without the module or the types around it.
  var lastName: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.plainName }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.plainName }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
    return trimmedDescription
  }
}
