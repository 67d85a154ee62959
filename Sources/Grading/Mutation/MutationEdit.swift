import SwiftSyntax

/// A change of some bytes, and the larger piece of source in which it is shown.
struct MutationEdit: Hashable {
  var range: Range<Int>
  var replacement: String
  var shown: Range<Int>

  /// What is shown in the place of the source that was there, where that is long.
  var label: String?

  /// The source that is there now, as far as it is shown.
  func shownReplacement(in bytes: [UInt8]) -> String {
    String(decoding: bytes[shown.lowerBound..<range.lowerBound], as: UTF8.self) + replacement
      + String(decoding: bytes[range.upperBound..<shown.upperBound], as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The bytes of a node without the space around it.
  var ownRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The expression or the argument around an operator or a literal, as far as it is on one line, for showing.
  var surroundings: Syntax {
    var node = Syntax(self)
    while let parent = node.parent, parent.isPartOfExpression {
      if parent.trimmedDescription.contains("\n") { break }
      node = parent
    }
    return node
  }

  private var isPartOfExpression: Bool {
    self.is(ExprSyntax.self) && !self.is(ClosureExprSyntax.self) || self.is(ExprListSyntax.self)
      || self.is(LabeledExprSyntax.self) || self.is(LabeledExprListSyntax.self)
  }
}
