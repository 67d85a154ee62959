import Foundation

/// Leads to an address.
public nonisolated struct Link<Label: View>: View, PrimitiveView {
  /// A link is primitive.
  public typealias Body = Never

  private let destination: URL
  private let label: Label

  /// Makes a link with a label of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  func update(_ node: Node) { node.updateChild(0, label) }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.link, node)
    element.children = node.childElements
    element.label = element.children.joinedText
    element.value = destination.absoluteString
    let open = node.environment.openURL
    element.handlers = [.tap { open(destination) }]
    return [element]
  }
}
