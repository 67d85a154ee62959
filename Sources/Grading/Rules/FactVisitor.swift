import Proofs
import SwiftSyntax

/// Gathers the facts of some source.
final class FactVisitor: SyntaxAnyVisitor {
  private(set) var facts = SourceFacts()

  /// The names in all key paths, which count as assigned where one of the paths may be assigned through.
  private(set) var keyPathNames: Set<String> = []
  private(set) var assignsThroughValue = false

  /// Types that values are made of or that have arguments, as `State` in `State(initialValue: 1)` and `State<Int>`.
  private(set) var typesInUse: Set<String> = []

  private let writers: Writers
  private var bindings = BindingScopes()

  init(writers: Writers) {
    self.writers = writers
    super.init(viewMode: .sourceAccurate)
  }

  private func assign(_ target: ExprSyntax) {
    facts.assignments.formUnion(target.assignedNames)
    if target.isKeyPathByValue { assignsThroughValue = true }
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    keyPathNames.formUnion(ExprSyntax(node).keyPathNames)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // What a binding leads to can be written to by whoever gets it, unless only its value is read.
    if let base = node.base, !node.isOnlyUnwrapped, bindings.isBinding(base) {
      facts.assignments.insert(node.declName.baseName.plainName)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if bindings.isBinding(node.calledExpression) {
      facts.assignments.formUnion(node.arguments.flatMap { $0.expression.keyPathNames })
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      writers.methods.contains(member.declName.baseName.plainName)
    {
      assign(base)
    }
    if let name = node.calledExpression.calledName { typesInUse.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isNeverCompiled ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    facts.references.insert(node.baseName.plainName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    facts.types.insert(node.name.plainName)
    if node.genericArgumentClause != nil { typesInUse.insert(node.name.plainName) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropLast(2) {
      let written = writers.operands(of: elements[index + 1])
      if written.contains(.left) { assign(elements[index]) }
      if written.contains(.right) { assign(elements[index + 2]) }
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if writers.operators[node.operator.text] != nil { assign(node.expression) }
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if writers.operators[node.operator.text] != nil { assign(node.expression) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    assign(node.expression)
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
    bindings.enter(node)
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) { bindings.leave(node) }
}

extension MemberAccessExprSyntax {
  /// Whether the access goes on to `wrappedValue`, which by itself only reads.
  fileprivate var isOnlyUnwrapped: Bool {
    guard let outer = parent?.as(MemberAccessExprSyntax.self), outer.base?.id == ExprSyntax(self).id
    else { return false }
    return outer.declName.baseName.plainName == "wrappedValue"
  }
}

extension ExprSyntax {
  /// The type in `Type(…)`, `Module.Type(…)` and `Type<Other>(…)`.
  fileprivate var calledName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.plainName }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.plainName
    }
    return self.as(GenericSpecializationExprSyntax.self)?.expression.calledName
  }
}

extension IfConfigClauseSyntax {
  /// Whether no build of ours ever compiles the clause.
  fileprivate var isNeverCompiled: Bool {
    condition.map { BuildCondition.isMet($0) == false } ?? false
  }
}
