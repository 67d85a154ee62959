/// One thing in the shown tree, as a person or a test sees it.
package final class Element {
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
  /// Why a person cannot reach the element although it is there.
  package var obstacle: String?
  /// Whether the element cannot be seen although it is there.
  package var isHidden = false
  /// What tests and assistive technology know the element by.
  package var accessibility = AccessibilityProperties()
  /// The values that selections know the element by, innermost first.
  package var tags: [AnyHashable] = []
  /// Whether the element has the focus, where that matters to somebody.
  package var focus: Focus?
  /// Whether the element was said to be able to have the focus, where that was said.
  package var isFocusable: Bool?
  /// The node that made the element; its environment holds for the element.
  package let node: Node

  init(_ kind: ElementKind, _ node: Node) {
    self.kind = kind
    self.node = node
  }

  /// A copy with changes; elements that are shown already stay as they are.
  func with(_ change: (Element) -> Void) -> Element {
    let copy = Element(kind, node)
    copy.label = label
    copy.value = value
    copy.parameters = parameters
    copy.effects = effects
    copy.children = children
    copy.handlers = handlers
    copy.obstacle = obstacle
    copy.isHidden = isHidden
    copy.accessibility = accessibility
    copy.tags = tags
    copy.focus = focus
    copy.isFocusable = isFocusable
    change(copy)
    return copy
  }

  /// The element with other children.
  package func replacingChildren(_ children: [Element]) -> Element {
    with { $0.children = children }
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
    if isHidden { return [] }
    return kind == .text ? [label] : children.flatMap(\.texts)
  }

  /// The names of all images inside the element, in order.
  var imageNames: [String] {
    kind == .image ? [label] : children.flatMap(\.imageNames)
  }
}

extension Sequence<Element> {
  /// The words shown in all elements, as one label.
  var joinedText: String {
    let texts = flatMap(\.texts)
    return (texts.isEmpty ? flatMap(\.imageNames) : texts).joined(separator: " ")
  }
}
