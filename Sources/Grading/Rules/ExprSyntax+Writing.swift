import Proofs
import SwiftSyntax

extension ExprSyntax {
  /// What an assignment to the expression changes: the last name of each path, those of key paths included.
  var assignedNames: Set<String> {
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.plainName] }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.plainName
      // These are the thing itself.
      let isTransparent = ["self", "wrappedValue", "projectedValue", "pointee"].contains(name)
      if isTransparent, let base = member.base { return base.assignedNames }
      return [name]
    }
    if let call = self.as(SubscriptCallExprSyntax.self) {
      let paths = call.arguments.flatMap { $0.expression.keyPathNames }
      return call.calledExpression.assignedNames.union(paths)
    }
    // What a call returns may lead to what its key paths name.
    if let call = self.as(FunctionCallExprSyntax.self) {
      return Set(call.arguments.flatMap { $0.expression.keyPathNames })
    }
    if let tuple = self.as(TupleExprSyntax.self) {
      return Set(tuple.elements.flatMap(\.expression.assignedNames))
    }
    return unwrapped?.assignedNames ?? []
  }

  /// What stands before a `!` or a `?`.
  var unwrapped: ExprSyntax? {
    self.as(ForceUnwrapExprSyntax.self)?.expression
      ?? self.as(OptionalChainingExprSyntax.self)?.expression
  }

  /// Whether the expression is `x[keyPath: path]` with a path that is no literal.
  var isKeyPathByValue: Bool {
    guard let call = self.as(SubscriptCallExprSyntax.self) else { return false }
    return call.arguments.contains { argument in
      argument.label?.plainName == "keyPath" && !argument.expression.is(KeyPathExprSyntax.self)
    }
  }

  var keyPathNames: [String] {
    self.as(KeyPathExprSyntax.self)?.components.compactMap { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainName
    } ?? []
  }
}
