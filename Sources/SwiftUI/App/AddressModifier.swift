import Foundation

/// Does something with addresses that are opened from outside, while the content is there.
nonisolated struct AddressModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let action: (URL) -> Void

  func update(_ content: some View, in node: Node) {
    node.updateChild(0, content)
    node.graph.takeAddresses(for: node, action)
  }
}
