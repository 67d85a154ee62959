/// The cells of a row, as the table around it makes them.
nonisolated struct TableCells<Value>: View, PrimitiveView {
  typealias Body = Never

  let value: Value

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    node.updateChild(0, node.environment.tableCells(value))
  }

  func elements(_ node: Node) -> [Element] { node.container(.hStack) }
}
