import Foundation

extension TextField where Label == Text {
  /// Makes a field for text with a localised title, and follows what is selected in it, which is nothing here.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field for text with a localised title, and follows what is selected in it, which is nothing here.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, input: TextInput(text))
  }
}

extension TextField {
  /// Makes a field for text, and follows what is selected in it, which is nothing here.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, input: TextInput(text))
  }
}
