package import SwiftSyntax

/// What comes of the conditions of `#if` where programs are built here.
package enum BuildCondition {
  /// Decides a condition.
  ///
  /// - Parameter condition: What stands after `#if` or `#elseif`.
  /// - Returns: Whether it holds; nil where only the compiler knows.
  package static func isMet(_ condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    // No flag is ever set.
    if condition.is(DeclReferenceExprSyntax.self) { return false }
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return isMet(negated.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { isMet($0.expression) }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return isAnyMet(Array(sequence.elements)[...])
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(isMet)
  }

  /// `a && b || c`: one of the parts between `||` holds.
  private static func isAnyMet(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    let parts = elements.split { $0.operatorName == "||" }.map(areAllMet)
    if parts.contains(true) { return true }
    return parts.contains(nil) ? nil : false
  }

  private static func areAllMet(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    let parts = elements.split { $0.operatorName == "&&" }.map { part in
      part.count == 1 ? part.first.flatMap(isMet) : nil
    }
    if parts.contains(false) { return false }
    return parts.contains(nil) ? nil : true
  }

  private static func isMet(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression, call.arguments.count == 1 else {
      return nil
    }
    let name = argument.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return name == "Linux"
    case "targetEnvironment": return false
    case "canImport": return modules[name]
    // Programs are compiled in language mode 5, as new projects are.
    case "swift": return isMet(argument, (5, 10))
    case "compiler": return isMet(argument, (6, 3))
    default: return nil
    }
  }

  /// `>=5.9` or `<6` for a version.
  private static func isMet(_ bound: ExprSyntax, _ version: (Int, Int)) -> Bool? {
    guard let comparison = bound.as(PrefixOperatorExprSyntax.self) else { return nil }
    let numbers = comparison.expression.trimmedDescription.split(separator: ".").compactMap {
      Int($0)
    }
    guard let major = numbers.first else { return nil }
    let isAtLeast = version >= (major, numbers.count > 1 ? numbers[1] : 0)
    switch comparison.operator.text {
    case ">=": return isAtLeast
    case "<": return !isAtLeast
    default: return nil
    }
  }

  /// The modules that teaching code asks for, and whether there are.
  private static let modules = [
    "SwiftUI": true, "Foundation": true, "Observation": true, "Combine": true, "Swift": true,
    "Dispatch": true, "Glibc": true, "FoundationNetworking": true, "UIKit": false, "AppKit": false,
    "Cocoa": false, "WatchKit": false, "Darwin": false, "SwiftData": false, "CoreData": false,
  ]
}

extension ExprSyntax {
  fileprivate var operatorName: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }
}

extension ParsedSource {
  /// The source with each `#if` at its top level decided, so that what it declares can be seen.
  var withConditionsDecided: ParsedSource {
    let ranges = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
      .compactMap { $0.as(IfConfigDeclSyntax.self) }.flatMap(\.bytesLeftOut)
    guard !ranges.isEmpty else { return self }
    // What was inside may hold conditions of its own.
    return ParsedSource(source.blankingInPlace(ranges)).withConditionsDecided
  }
}

extension IfConfigDeclSyntax {
  /// The directives and the clauses that do not count; none where only the compiler knows which do.
  fileprivate var bytesLeftOut: [Range<Int>] {
    var ranges = [poundEndif.ownBytes]
    var isDecided = false
    for clause in clauses {
      let isMet = clause.condition.map(BuildCondition.isMet) ?? true
      guard let isMet = isDecided ? false : isMet else { return [] }
      if isMet {
        let end = clause.condition?.ownBytes.upperBound ?? clause.poundKeyword.ownBytes.upperBound
        ranges.append(clause.poundKeyword.ownBytes.lowerBound..<end)
        isDecided = true
      } else {
        ranges.append(clause.ownBytes)
      }
    }
    return ranges
  }
}
