import SwiftSyntax

/// Calls of members on one another, such as `Text("Pip").bold().padding()`.
struct CallChain {
  /// The periods, the first link's first.
  private(set) var links: [TokenSyntax] = []

  /// Whether it starts with the making of a value, as views mostly do.
  private(set) var startsWithInitializer = false

  /// - Returns: Nil where the expression is no such chain, or starts with what only its surroundings give a type to.
  init?(_ expression: ExprSyntax) {
    var expression = expression
    while let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      guard let base = member.base else { return nil }
      // The name of a type is no link: `Theme.Card()`, `Card.init()`.
      if Self.namesType(base) { break }
      links.insert(member.period, at: 0)
      expression = base
    }
    guard !links.isEmpty else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      startsWithInitializer =
        Self.namesType(call.calledExpression) || member.map(Self.namesType) == true
      return
    }
    guard expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
    else { return nil }
    // `configuration.label`, but not `.red`.
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil { return nil }
  }

  private static func namesType(_ expression: ExprSyntax) -> Bool {
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return namesType(generic.expression)
    }
    let name =
      expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.first?.isUppercase == true
  }
}
