import SwiftSyntax
import SwiftSyntaxMacros

/// Makes the name of a method: `#Selector(Screen.close(_:))` is `Selector("close:")`.
struct SelectorMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let method = node.arguments.first?.expression, let name = name(of: method) else {
      throw ExpansionError("argument of '#selector' does not refer to a method")
    }
    return "SwiftUI.Selector(\(literal: name))"
  }

  private static func name(of expression: ExprSyntax) -> String? {
    let reference =
      expression.as(MemberAccessExprSyntax.self)?.declName
      ?? expression.as(DeclReferenceExprSyntax.self)
    guard let reference else { return nil }
    let labels = reference.argumentNames?.arguments.map(\.name.text) ?? []
    // The first parameter has no label of its own in a name of Objective-C.
    return reference.baseName.text
      + labels.enumerated().map { $0 > 0 && $1 != "_" ? "\($1):" : ":" }.joined()
  }
}
