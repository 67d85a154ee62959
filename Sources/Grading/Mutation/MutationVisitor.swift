import SwiftSyntax

/// Collects the small mistakes that can be put into a source.
final class MutationVisitor: SyntaxVisitor {
  private(set) var edits: [MutationEdit] = []

  /// Names that can be taken for one another.
  private let likes: SimilarNames

  init(likes: SimilarNames) {
    self.likes = likes
    super.init(viewMode: .sourceAccurate)
  }

  /// Puts something in the place of a node.
  ///
  /// - Parameters:
  ///   - node: What is replaced.
  ///   - replacement: What stands there then; nothing where it is empty.
  ///   - whole: The larger piece that is shown; the node itself where it is nil.
  func change(
    _ node: some SyntaxProtocol, to replacement: String, within whole: Syntax? = nil
  ) {
    edits.append(
      MutationEdit(
        range: node.ownRange, replacement: replacement, shown: (whole ?? Syntax(node)).ownRange))
  }

  /// Puts something in the place of some bytes.
  func change(_ range: Range<Int>, to replacement: String, within shown: Range<Int>? = nil) {
    edits.append(MutationEdit(range: range, replacement: replacement, shown: shown ?? range))
  }

  /// Lets a body give a value at once.
  func change(body node: some SyntaxProtocol, of name: String, to value: String) {
    edits.append(
      MutationEdit(
        range: node.ownRange, replacement: "{ \(value) }", shown: node.ownRange, label: name))
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = Int(node.literal.text.replacing("_", with: "")) else { return .skipChildren }
    for other in [value + 1, value - 1] where other >= 0 {
      change(node, to: "\(other)", within: node.surroundings)
    }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    change(node, to: node.literal.text == "true" ? "false" : "true", within: node.surroundings)
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.trimmedDescription.contains("\n"), node.openingPounds == nil {
      let text = node.trimmedDescription
      change(node, to: "\"~" + text.dropFirst(), within: node.surroundings)
    }
    return .visitChildren
  }

  private static let operators: [String: [String]] = [
    "==": ["!="], "!=": ["=="], "<": ["<=", ">"], "<=": ["<", ">"], ">": [">=", "<"],
    ">=": [">", "<"], "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["*"], "&&": ["||"],
    "||": ["&&"], "+=": ["-=", "="], "-=": ["+=", "="], "...": ["..<"], "..<": ["..."],
  ]

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    for other in Self.operators[node.operator.text] ?? [] {
      change(node, to: other, within: node.surroundings)
    }
    return .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["!", "-"].contains(node.operator.text) {
      change(node.operator, to: "", within: node.surroundings)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    swapTernary(node)
    dropOperands(node)
    return .visitChildren
  }

  /// Names of the standard library of which one is easily taken for the other.
  private static let opposites = [
    "min": "max", "max": "min", "first": "last", "last": "first", "hasPrefix": "hasSuffix",
    "hasSuffix": "hasPrefix",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let isMember = node.parent?.is(MemberAccessExprSyntax.self) == true
    if let other = Self.opposites[name], isMember || name.hasPrefix("m") {
      change(node, to: other, within: node.surroundings)
    }
    if isMember, likes.methods.contains(name) {
      for other in likes.methods where other != name {
        change(node, to: other, within: node.surroundings)
      }
    }
    for other in likes.others(like: name) {
      change(node, to: other, within: node.surroundings)
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition.as(ExprSyntax.self) {
      change(condition, to: "!(\(condition.trimmedDescription))")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    dropModifier(node)
    unwrapCall(node)
    swapClosures(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    let others = node.parent?.as(SwitchCaseListSyntax.self) ?? []
    let hasDefault = others.contains {
      $0.as(SwitchCaseSyntax.self)?.label.as(SwitchDefaultLabelSyntax.self) != nil
    }
    if hasDefault, node.label.is(SwitchCaseLabelSyntax.self) { change(node, to: "") }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.item.isLeftOut, node.parent?.parent?.is(SourceFileSyntax.self) != true {
      change(node, to: "")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, let type = node.signature.returnClause?.type {
      let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      emptyBody(body, of: "\(node.name.text)(\(labels.joined()))", type)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.accessorBlock, let type = node.typeAnnotation?.type,
      body.accessors.is(CodeBlockItemListSyntax.self)
    {
      emptyBody(body, of: node.pattern.trimmedDescription, type)
    }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether a program without the item is another one and may still compile.
  fileprivate var isLeftOut: Bool {
    guard let statement = self.as(StmtSyntax.self) else { return self.is(ExprSyntax.self) }
    // What is returned last is needed.
    return !statement.is(ReturnStmtSyntax.self)
      || statement.parent?.parent?.parent?.parent?.is(IfExprSyntax.self) == true
  }
}
