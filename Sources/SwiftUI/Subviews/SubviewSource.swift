/// The views that are taken apart; they are shown only where the parts are.
nonisolated struct SubviewSource<Source: View>: View, PrimitiveView {
  typealias Body = Never

  let source: Source

  func update(_ node: Node) {
    node.isStore = true
    node.updateChild(0, source)
  }
}

extension SubviewSource: GroupingView {}
