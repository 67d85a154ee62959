/// A field for text that nobody is to see.
public nonisolated struct SecureField<Label: View>: View, PrimitiveView {
  /// A field is primitive.
  public typealias Body = Never

  let label: Label
  let prompt: Text?
  let input: TextInput

  init(label: Label, prompt: Text?, input: TextInput) {
    self.label = label
    self.prompt = prompt
    self.input = input
  }

  /// Makes a field with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, input: TextInput(text))
  }

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  func update(_ node: Node) { node.updateChild(0, label) }

  func elements(_ node: Node) -> [Element] {
    input.elements(.secureField, prompt: prompt, node)
  }
}
