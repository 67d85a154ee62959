import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a property inside a preview; the preview's own expansion gives it a place.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
