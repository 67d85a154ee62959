import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a property of a preview; the preview makes something of it, and elsewhere it is a mistake.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInPreview = context.lexicalContext.contains { syntax in
      syntax.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
    }
    guard isInPreview else {
      throw ExpansionError("'@Previewable' can only be used in the body of a '#Preview'")
    }
    return []
  }
}
