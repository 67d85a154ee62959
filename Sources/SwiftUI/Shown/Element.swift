/// One thing in the shown tree, as a person or a test sees it.
package struct Element {
  package let kind: ElementKind
  /// The words that name the element.
  package var label = ""
  /// What the element holds: the state of a toggle, the text of a field.
  package var value: String?
  /// How the view was set up, such as its spacing.
  package var parameters: [String] = []
  /// The modifiers on the element, innermost first.
  package var effects: [Effect] = []
  package var children: [Element] = []
  package var handlers: [Handler] = []
  /// The node that made the element; its environment holds for the element.
  package let node: Node

  init(_ kind: ElementKind, _ node: Node) {
    self.kind = kind
    self.node = node
  }

  /// The element and everything in it, outermost first.
  package var flattened: [Element] {
    var all: [Element] = []
    collect(into: &all)
    return all
  }

  private func collect(into all: inout [Element]) {
    all.append(self)
    for child in children { child.collect(into: &all) }
  }

  /// All words shown inside the element, in order.
  package var texts: [String] {
    kind == .text ? [label] : children.flatMap(\.texts)
  }
}

extension Sequence<Element> {
  /// The words shown in all elements, as one label.
  var joinedText: String { flatMap(\.texts).joined(separator: " ") }
}
