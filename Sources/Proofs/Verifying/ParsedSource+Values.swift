import SwiftSyntax

extension ParsedSource {
  /// A script that prints the value of each expression at the top level, those without a value left out.
  ///
  /// - Parameters:
  ///   - environment: What it may see.
  ///   - start: Statements that are done before, and print nothing of themselves.
  func printingValues(in environment: Environment, behind start: ParsedSource? = nil) -> Program {
    var text = SourceText(generated: Self.helper)
    if let start { text = text + start.source }
    for (item, bytes) in items {
      let piece = source.slice(bytes)
      if item.isExpression {
        text = text + SourceText(generated: "try _value {") + piece + SourceText(generated: "}")
      } else {
        text = text + piece
      }
    }
    var room = environment.makingRoom(for: self)
    room.removeEntryPoints()
    return Program(
      pruning: room, ParsedSource(text), names: names.union(start?.names ?? []), isScript: true)
  }

  private static let helper = """
    func _value<T>(_ value: () throws -> T) throws {
      let value = try value()
      if T.self != Void.self { Swift.print(value) }
    }
    """
}

extension ParsedSource.Item {
  fileprivate var isExpression: Bool {
    guard case .statement(let node) = self else { return false }
    if node.item.is(ExprSyntax.self) { return true }
    return node.item.as(ExpressionStmtSyntax.self) != nil
  }
}
