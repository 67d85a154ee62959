import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a type animatable; nothing of it is animated by itself, since everything changes at once.
struct AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
  }
}
