import Proofs
import SwiftSyntax

/// The names that some source uses, assigns, declares and conforms to.
struct SourceFacts {
  /// Every name that is read or called; an argument's label is none.
  private(set) var references: Set<String> = []

  /// Every property or variable that something is assigned to or that is passed with `&`.
  private(set) var assignments: Set<String> = []

  private(set) var declarations: Set<String> = []
  private(set) var conformances: Set<String> = []
  private(set) var attributes: Set<String> = []

  init(_ nodes: [Syntax]) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    nodes.forEach(visitor.walk)
    self = visitor.facts
    if visitor.assignsThroughValue { assignments.formUnion(visitor.keyPathNames) }
  }

  /// The same facts with the types that aliases stand for.
  func resolving(_ aliases: [String: String]) -> SourceFacts {
    var copy = self
    for (alias, target) in aliases {
      if references.contains(alias) { copy.references.insert(target) }
      if conformances.contains(alias) { copy.conformances.insert(target) }
      if attributes.contains(alias) { copy.attributes.insert(target) }
    }
    return copy
  }

  private init() {}

  private final class Visitor: SyntaxAnyVisitor {
    var facts = SourceFacts()

    /// The names in all key paths, which count as assigned where one of the paths may be assigned through.
    var keyPathNames: Set<String> = []
    var assignsThroughValue = false

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
      keyPathNames.formUnion(ExprSyntax(node).keyPathNames)
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      // What stands behind `$` can be written to by whoever gets it.
      if ExprSyntax(node).isProjected { facts.assignments.insert(node.declName.baseName.plainName) }
      return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      node.isNeverCompiled ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      facts.references.insert(node.baseName.plainName)
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (target, sign) in zip(elements, elements.dropFirst()) where sign.isAssignment {
        facts.assignments.formUnion(target.assignedNames)
        if target.isKeyPathByValue { assignsThroughValue = true }
      }
      return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      facts.assignments.formUnion(node.expression.assignedNames)
      if node.expression.isKeyPathByValue { assignsThroughValue = true }
      return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      facts.attributes.insert(node.attributeName.lastName)
      return .visitChildren
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
      facts.conformances.insert(node.type.lastName)
      return .visitChildren
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if let declaration = node.as(DeclSyntax.self) {
        facts.declarations.formUnion(declaration.declaredNames)
      }
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  fileprivate var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    return sign.hasSuffix("=") && !comparisons.contains(sign)
  }

  /// What an assignment to the expression changes: the last name of each path, those of key paths included.
  fileprivate var assignedNames: Set<String> {
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.plainName] }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.plainName
      if name == "self", let base = member.base { return base.assignedNames }
      return [name]
    }
    if let call = self.as(SubscriptCallExprSyntax.self) {
      let paths = call.arguments.flatMap { $0.expression.keyPathNames }
      return call.calledExpression.assignedNames.union(paths)
    }
    if let tuple = self.as(TupleExprSyntax.self) {
      return Set(tuple.elements.flatMap(\.expression.assignedNames))
    }
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.assignedNames }
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.assignedNames
    }
    return []
  }

  /// Whether the expression is `x[keyPath: path]` with a path that is no literal.
  fileprivate var isKeyPathByValue: Bool {
    guard let call = self.as(SubscriptCallExprSyntax.self) else { return false }
    return call.arguments.contains { argument in
      argument.label?.plainName == "keyPath" && !argument.expression.is(KeyPathExprSyntax.self)
    }
  }

  /// Whether the path starts with a projected value, such as `$pet`.
  fileprivate var isProjected: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text.hasPrefix("$") }
    return self.as(MemberAccessExprSyntax.self)?.base?.isProjected ?? false
  }

  fileprivate var keyPathNames: [String] {
    self.as(KeyPathExprSyntax.self)?.components.compactMap { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainName
    } ?? []
  }
}

extension IfConfigClauseSyntax {
  /// Whether no build of ours ever compiles the clause: its condition is `false`, or a flag that is not set.
  fileprivate var isNeverCompiled: Bool {
    guard let condition else { return false }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.false)
    }
    return condition.is(DeclReferenceExprSyntax.self)
  }
}
