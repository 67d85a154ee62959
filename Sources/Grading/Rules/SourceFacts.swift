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
  }

  private init() {}

  private final class Visitor: SyntaxAnyVisitor {
    var facts = SourceFacts()

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      facts.references.insert(node.baseName.plainName)
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (target, sign) in zip(elements, elements.dropFirst()) where sign.isAssignment {
        facts.assignments.formUnion(target.assignedNames)
      }
      return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      facts.assignments.formUnion(node.expression.assignedNames)
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
      return [member.declName.baseName.plainName]
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

  private var keyPathNames: [String] {
    self.as(KeyPathExprSyntax.self)?.components.compactMap { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainName
    } ?? []
  }
}

extension TypeSyntax {
  /// The type's name without the module or the types around it.
  fileprivate var lastName: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.plainName }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.plainName }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
    return trimmedDescription
  }
}
