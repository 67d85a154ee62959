/// The row of titles above a table.
nonisolated struct TableHeaders<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] { node.container(.hStack, "header") }
}
