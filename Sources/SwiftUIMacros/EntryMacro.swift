import SwiftSyntax
import SwiftSyntaxMacros

/// Turns a property of a set of values into a key and the accessors that use it.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let property = try EntryProperty(declaration)
    return [
      "get { self[\(raw: property.key).self] }",
      "set { self[\(raw: property.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try EntryProperty(declaration)
    guard let proto = context.lexicalContext.lazy.compactMap(keyProtocol).first else {
      throw ExpansionError(
        "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, ContainerValues, or FocusedValues"
      )
    }
    if proto == "FocusedValueKey" {
      return [
        """
        private struct \(raw: property.key): SwiftUI.FocusedValueKey {
          typealias Value = \(raw: property.wrappedType)
        }
        """
      ]
    }
    return [
      """
      private struct \(raw: property.key): SwiftUI.\(raw: proto) {
        \(raw: property.defaultValue)
      }
      """
    ]
  }

  /// The protocol of the keys of an extended type.
  private static func keyProtocol(of context: Syntax) -> String? {
    guard let name = context.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else {
      return nil
    }
    switch name.split(separator: ".").last {
    case "EnvironmentValues": return "EnvironmentKey"
    case "Transaction": return "TransactionKey"
    case "ContainerValues": return "ContainerValueKey"
    case "FocusedValues": return "FocusedValueKey"
    default: return nil
    }
  }
}
