/// A part of what a style is given: views that are shown where the style puts them.
protocol StyleContent: PrimitiveView {
  nonisolated var content: AnyView { get }
}

extension StyleContent {
  nonisolated func update(_ node: Node) { node.updateChild(0, content) }
}
