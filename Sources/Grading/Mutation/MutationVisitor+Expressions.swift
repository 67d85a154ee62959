import SwiftSyntax

extension MutationVisitor {
  /// `isFull ? a : b` becomes `isFull ? b : a`.
  func swapTernary(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self),
      index + 1 < elements.count,
      let last = elements.last
    else { return }
    let rest = elements[(index + 1)...].map(\.description).joined()
    let range = ternary.thenExpression.ownRange.lowerBound..<last.ownRange.upperBound
    let other = elements.count > index + 2 ? "(\(rest.trimmed))" : rest.trimmed
    change(
      range, to: "\(other) : \(ternary.thenExpression.trimmedDescription)", within: node.ownRange)
  }

  /// `a + b` becomes `a`, and becomes `b`; `a ?? b` becomes `b`.
  func dropOperands(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { continue }
      switch name {
      case "+", "-", "*", "/", "%":
        dropOperands(elements[index - 1], elements[index + 1], within: node)
      case "&&", "||":
        // What binds more tightly belongs to the operand.
        dropOperands(
          elements[..<index].from(after: Self.looser), elements[(index + 1)...].upTo(Self.looser),
          within: node)
      case "??": dropLeft(elements[index - 1], elements[index + 1], within: node)
      default: continue
      }
    }
  }

  /// Operators that bind no more tightly than the logical ones.
  private static let looser: Set<String> = ["&&", "||", "=", "?"]

  private func dropOperands(
    _ left: ExprSyntax, _ right: ExprSyntax, within node: SequenceExprSyntax
  ) {
    dropOperands(left.ownRange, right.ownRange, within: node)
  }

  private func dropOperands(
    _ left: Range<Int>?, _ right: Range<Int>?, within node: SequenceExprSyntax
  ) {
    guard let left, let right else { return }
    let shown = node.surroundings.ownRange
    change(left.upperBound..<right.upperBound, to: "", within: shown)
    change(left.lowerBound..<right.lowerBound, to: "", within: shown)
  }

  private func dropLeft(_ left: ExprSyntax, _ right: ExprSyntax, within node: SequenceExprSyntax) {
    change(
      left.ownRange.lowerBound..<right.ownRange.lowerBound, to: "",
      within: node.surroundings.ownRange)
  }
}

extension ArraySlice<ExprSyntax> {
  /// The range of the elements behind the last operator of some.
  fileprivate func from(after operators: Set<String>) -> Range<Int>? {
    let start = lastIndex { $0.isOperator(in: operators) }.map { $0 + 1 } ?? startIndex
    return self[start...].ownRange
  }

  /// The range of the elements before the first operator of some.
  fileprivate func upTo(_ operators: Set<String>) -> Range<Int>? {
    let end = firstIndex { $0.isOperator(in: operators) } ?? endIndex
    return self[..<end].ownRange
  }

  private var ownRange: Range<Int>? {
    guard let first, let last else { return nil }
    return first.ownRange.lowerBound..<last.ownRange.upperBound
  }
}

extension ExprSyntax {
  fileprivate func isOperator(in names: Set<String>) -> Bool {
    if let named = self.as(BinaryOperatorExprSyntax.self) {
      return names.contains(named.operator.text)
    }
    return self.is(AssignmentExprSyntax.self) || self.is(UnresolvedTernaryExprSyntax.self)
  }
}

extension String {
  /// The text without space around it.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
