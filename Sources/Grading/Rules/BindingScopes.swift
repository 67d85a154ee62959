import Proofs
import SwiftSyntax

/// Knows, at every place of a source, which names stand for bindings.
///
/// A name means what the nearest scope around it declares: a parameter `pet: Binding<Pet>` says nothing of a property `pet`.
struct BindingScopes {
  /// By name, whether it stands for a binding; the innermost scope comes last.
  private var scopes: [(node: SyntaxIdentifier, isOfMembers: Bool, names: [String: Bool])] = []

  /// Takes note of what a node declares.
  mutating func enter(_ node: Syntax) {
    if let block = node.as(MemberBlockSyntax.self) {
      scopes.append((node.id, true, [:]))
      for member in block.members { declare(member.decl) }
    } else if node.isScope {
      scopes.append((node.id, false, [:]))
    }
    if let parameter = node.as(FunctionParameterSyntax.self) {
      let name = (parameter.secondName ?? parameter.firstName).plainName
      declare(name, isBinding: parameter.type.isBinding)
    } else if let parameter = node.as(ClosureParameterSyntax.self) {
      let name = (parameter.secondName ?? parameter.firstName).plainName
      declare(name, isBinding: parameter.type?.isBinding ?? false)
    } else if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
      declare(parameter.name.plainName, isBinding: false)
    } else if let condition = node.as(OptionalBindingConditionSyntax.self),
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    {
      let value = condition.initializer?.value
      declare(name, isBinding: value.map { isBinding($0) } ?? isBinding(name, in: scopes[...]))
    } else if let declaration = node.as(VariableDeclSyntax.self) {
      declare(DeclSyntax(declaration))
    }
  }

  mutating func leave(_ node: Syntax) {
    if scopes.last?.node == node.id { scopes.removeLast() }
  }

  /// Whether an expression is a binding, so that what it leads to can be written to.
  func isBinding(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName {
      return name.isProjection || isBinding(name.plainName, in: scopes[...])
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName
      if name.isProjection || name.plainName == "projectedValue" { return true }
      guard let base = member.base, name.plainName != "wrappedValue" else { return false }
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        return isBinding(name.plainName, in: scopes.filter(\.isOfMembers)[...])
      }
      return isBinding(base)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // `Binding(…)` and `Bindable(…)`, or `$pet.animation()`.
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
        return TypeSyntax.namesOfBindings.contains(name.baseName.plainName)
      }
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(isBinding) ?? false
    }
    if let call = expression.as(SubscriptCallExprSyntax.self) {
      return isBinding(call.calledExpression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return isBinding(only.expression)
    }
    return expression.unwrapped.map(isBinding) ?? false
  }

  private func isBinding(
    _ name: String,
    in scopes: ArraySlice<(node: SyntaxIdentifier, isOfMembers: Bool, names: [String: Bool])>
  ) -> Bool {
    scopes.reversed().lazy.compactMap { $0.names[name] }.first ?? false
  }

  private mutating func declare(_ declaration: DeclSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      else { continue }
      let isBinding =
        binding.typeAnnotation?.type.isBinding
        ?? binding.initializer.map { self.isBinding($0.value) } ?? false
      declare(name, isBinding: isBinding)
    }
  }

  private mutating func declare(_ name: String, isBinding: Bool) {
    if scopes.isEmpty { return }
    scopes[scopes.count - 1].names[name] = isBinding
  }
}

extension TokenSyntax {
  /// Whether the name is a wrapper's projection, such as `$pet`; `$0` is a parameter.
  fileprivate var isProjection: Bool {
    text.hasPrefix("$") && text.dropFirst().first?.isNumber == false
  }
}

extension TypeSyntax {
  fileprivate static let namesOfBindings: Set = ["Binding", "Bindable"]

  fileprivate var isBinding: Bool { Self.namesOfBindings.contains(lastName) }
}

extension Syntax {
  /// Whether what the node declares is known inside it alone.
  fileprivate var isScope: Bool {
    self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self)
      || self.is(SubscriptDeclSyntax.self) || self.is(AccessorDeclSyntax.self)
      || self.is(ClosureExprSyntax.self) || self.is(CodeBlockSyntax.self)
      || self.is(AccessorBlockSyntax.self)
  }
}
