import SwiftParser
import SwiftSyntax

/// What a snippet is a piece of, told by its syntax.
enum SnippetShape: Equatable, Sendable {
  /// Declarations that can stand in a file.
  case declarations
  /// Code that runs from top to bottom, declarations among it.
  case statements
  /// Members of a type.
  case members
  /// Expressions that make views.
  case views
  /// `.modifier()` lines that continue a view.
  case modifiers

  /// Reads the shape of a snippet that stands by itself.
  init(_ source: ParsedSource) {
    let items = source.items.map(\.item)
    let text = source.source.text
    if text.first(where: { !$0.isWhitespace }) == "." {
      self = .modifiers
    } else if items.allSatisfy({ !$0.isStatement }) {
      self = source.declarations.contains(where: \.isMemberOnly) ? .members : .declarations
    } else {
      self = .statements
    }
  }

  /// Reads the shape of a snippet that belongs to a type.
  init(_ source: ParsedSource, in type: TypeDefinition) {
    let items = source.items.map(\.item)
    if source.source.text.first(where: { !$0.isWhitespace }) == "." {
      self = .modifiers
    } else if items.allSatisfy({ !$0.isStatement }) {
      self = .members
    } else if type.isView, items.contains(where: \.isView) {
      self = .views
    } else {
      self = .statements
    }
  }
}

extension ParsedSource.Item {
  fileprivate var isStatement: Bool {
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
    return modifiers.contains { modifier in
      ["mutating", "nonmutating", "static", "override", "lazy", "convenience", "required"]
        .contains(modifier.name.text)
        || modifier.name.tokenKind == .keyword(.class)
    }
  }
}
