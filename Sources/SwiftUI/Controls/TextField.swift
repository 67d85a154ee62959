import Foundation

/// A field for a line of text.
public nonisolated struct TextField<Label: View>: View, PrimitiveView {
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

  /// Makes a field for text, with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field for text that may take several lines.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field for a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, input: TextInput(value, format: format))
  }

  /// Makes a field for a value in a format, or none.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, input: TextInput(value, format: format))
  }

  /// Makes a field for a value that a formatter puts into words.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, input: TextInput(value, formatter: formatter))
  }

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  func update(_ node: Node) { node.updateChild(0, label) }

  func elements(_ node: Node) -> [Element] {
    input.elements(.textField, prompt: prompt, node)
  }
}
