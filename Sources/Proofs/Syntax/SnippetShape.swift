import SwiftSyntax

/// What a snippet is a piece of, told by its syntax.
enum SnippetShape: Equatable, Sendable {
  /// Declarations that can stand in a file.
  case declarations
  /// Code that runs from top to bottom, declarations among it.
  case statements
  /// Declarations that only make sense in a type.
  case members
  /// Expressions that make views.
  case views
  /// `.modifier()` lines that continue a view.
  case modifiers

  /// Reads the shape of a snippet that stands by itself.
  init(_ source: ParsedSource) {
    if source.startsWithDot {
      self = .modifiers
    } else if source.items.contains(where: { $0.item.isStatement }) || source.runsInOrder {
      self = source.items.contains(where: { $0.item.isView }) ? .views : .statements
    } else {
      self = source.declarations.contains(where: \.isMemberOnly) ? .members : .declarations
    }
  }
}

extension ParsedSource {
  fileprivate var startsWithDot: Bool {
    tree.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
      || source.text.first { !$0.isWhitespace } == "."
  }
}

extension ParsedSource {
  /// Whether a variable at the top level gets its value in the course of running: later, or by what may throw or wait.
  var runsInOrder: Bool {
    declarations.contains { declaration in
      guard let variable = declaration.as(VariableDeclSyntax.self), variable.attributes.isEmpty
      else {
        return false
      }
      return variable.bindings.contains { binding in
        guard let value = binding.initializer?.value else { return binding.accessorBlock == nil }
        return value.is(TryExprSyntax.self) || value.is(AwaitExprSyntax.self)
      }
    }
  }
}

extension ParsedSource.Item {
  var isStatement: Bool {
    guard case .statement = self else { return false }
    return true
  }

  /// Whether the item is an expression that starts with a type's name: `Text("…").bold()`.
  fileprivate var isView: Bool {
    guard case .statement(let item) = self else { return false }
    return item.startsView
  }
}

extension CodeBlockItemSyntax {
  fileprivate var startsView: Bool {
    if let statement = item.as(ExpressionStmtSyntax.self) { return statement.expression.startsView }
    return item.as(ExprSyntax.self)?.startsView ?? false
  }
}

extension ExprSyntax {
  fileprivate var startsView: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.startsView }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.startsView ?? false }
    if let special = self.as(GenericSpecializationExprSyntax.self) {
      return special.expression.startsView
    }
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.first?.isUppercase ?? false
    }
    if let branch = self.as(IfExprSyntax.self) {
      return branch.body.statements.contains(where: \.startsView)
    }
    return false
  }
}

extension DeclSyntax {
  /// Whether the declaration can only stand in a type.
  fileprivate var isMemberOnly: Bool {
    if self.is(InitializerDeclSyntax.self) || self.is(SubscriptDeclSyntax.self)
      || self.is(DeinitializerDeclSyntax.self) || self.is(EnumCaseDeclSyntax.self)
    {
      return true
    }
    let modifiers = self.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    let hasModifier = modifiers.contains { modifier in
      ["mutating", "nonmutating", "static", "override", "lazy", "convenience", "required"]
        .contains(modifier.name.text)
        || modifier.name.tokenKind == .keyword(.class)
    }
    return hasModifier || isWrappedProperty
  }

  /// Whether the declaration is a property with a wrapper, as `@State var count = 0`.
  private var isWrappedProperty: Bool {
    guard let variable = self.as(VariableDeclSyntax.self) else { return false }
    return variable.attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name?.first?.isUppercase == true && name != "MainActor"
    }
  }
}
