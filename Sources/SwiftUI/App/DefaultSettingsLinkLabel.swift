/// The usual label of a link to the settings.
public nonisolated struct DefaultSettingsLinkLabel: View, PrimitiveView {
  /// The label is primitive.
  public typealias Body = Never

  func update(_ node: Node) { node.updateChild(0, Text("Settings…")) }
}
