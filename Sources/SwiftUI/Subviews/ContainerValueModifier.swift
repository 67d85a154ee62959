/// Gives a value to the container that the content is in.
nonisolated struct ContainerValueModifier<Value>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func update(_ content: some View, in node: Node) {
    let (keyPath, value) = (keyPath, value)
    node.stored(ContainerValuesChange.key) { ContainerValuesChange() }.apply = {
      $0[keyPath: keyPath] = value
    }
    node.updateChild(0, content)
  }
}
