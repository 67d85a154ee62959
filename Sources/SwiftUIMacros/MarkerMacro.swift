import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a property for another macro, and makes nothing of it by itself.
struct MarkerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
