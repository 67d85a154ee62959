import SwiftSyntax

extension MutationVisitor {
  /// `view.modifier(…)` without the modifier; `base.method()` as a statement goes with its statement.
  func dropModifier(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, base.is(FunctionCallExprSyntax.self)
    else { return }
    change(base.ownRange.upperBound..<node.ownRange.upperBound, to: "")
  }

  /// `limited(a)` becomes `a`, `min(a, b)` becomes `a`, and becomes `b`.
  func unwrapCall(_ node: FunctionCallExprSyntax) {
    let isStatement = node.parent?.is(CodeBlockItemSyntax.self) == true
    guard !isStatement, node.trailingClosure == nil, let name = node.calledName,
      name.first?.isLowercase == true
    else { return }
    for argument in node.arguments
    where argument.label == nil && !argument.expression.is(ClosureExprSyntax.self) {
      let text = argument.expression.trimmedDescription
      let isCompound = argument.expression.is(SequenceExprSyntax.self)
      change(node, to: isCompound ? "(\(text))" : text, within: node.surroundings)
    }
  }

  /// Two closures of a call change places.
  func swapClosures(_ node: FunctionCallExprSyntax) {
    let closures =
      node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [node.trailingClosure].compactMap(\.self)
      + node.additionalTrailingClosures.map(\.closure)
    guard let first = closures.first, let last = closures.last, closures.count >= 2 else { return }
    let pair = closures.count == 2 ? (first, last) : (closures[closures.count - 2], last)
    let range = pair.0.ownRange.lowerBound..<pair.1.ownRange.upperBound
    let text = Array(node.root.description.utf8)
    let between = text[pair.0.ownRange.upperBound..<pair.1.ownRange.lowerBound]
    change(
      range,
      to: pair.1.trimmedDescription + String(decoding: between, as: UTF8.self)
        + pair.0.trimmedDescription)
  }

  /// A body gives the emptiest value of its type.
  func emptyBody(_ body: some SyntaxProtocol, of name: String, _ type: TypeSyntax) {
    for value in type.emptyValues { change(body: body, of: name, to: value) }
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is called; nil for a member of a call, such as a modifier.
  fileprivate var calledName: String? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      !base.is(FunctionCallExprSyntax.self)
    else { return nil }
    return member.declName.baseName.text
  }
}

extension TypeSyntax {
  /// The values of the type that hold nothing.
  fileprivate var emptyValues: [String] {
    switch kind {
    case .optionalType: return ["nil"]
    case .arrayType: return ["[]"]
    case .dictionaryType: return ["[:]"]
    default: break
    }
    switch trimmedDescription {
    case "Int", "Double": return ["0"]
    case "String": return ["\"\""]
    case "Bool": return ["true", "false"]
    default: return []
    }
  }
}
