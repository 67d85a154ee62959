extension SecureField where Label == Text {
  /// Makes a field with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, input: TextInput(text))
  }

  /// Makes a field with a localised title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field with a localised title that tells when it is done.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var input = TextInput(text)
    input.onCommit = onCommit
    self.init(label: Text(titleKey), prompt: nil, input: input)
  }
}
