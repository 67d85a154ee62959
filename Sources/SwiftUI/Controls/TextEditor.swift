import Foundation

/// A field for text of many lines.
public nonisolated struct TextEditor: View, PrimitiveView {
  /// An editor is primitive.
  public typealias Body = Never

  private let input: TextInput

  /// Makes an editor.
  public init(text: Binding<String>) { input = TextInput(text) }

  /// Makes an editor, and follows what is selected in it, which is nothing here.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    input = TextInput(text)
  }

  /// Makes an editor for text with attributes; what is written has those of the text's start.
  @_disfavoredOverload
  public init(text: Binding<AttributedString>) {
    input = TextInput(
      Binding {
        String(text.wrappedValue.characters)
      } set: {
        let attributes = text.wrappedValue.runs.first?.attributes ?? AttributeContainer()
        text.wrappedValue = AttributedString($0, attributes: attributes)
      })
  }

  /// Makes an editor for text with attributes, and follows what is selected in it, which is nothing here.
  @_disfavoredOverload
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
    self.init(text: text)
  }

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  func elements(_ node: Node) -> [Element] { input.elements(.textEditor, prompt: nil, node) }
}
