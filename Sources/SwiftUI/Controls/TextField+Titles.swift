import Foundation

extension TextField where Label == Text {
  /// Makes a field for text with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, input: TextInput(text))
  }

  /// Makes a field for text with a localised title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field with a localised title for text that may take several lines.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, input: TextInput(text))
  }

  /// Makes a field with a localised title and a prompt for text that may take several lines.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field with a localised title for a value in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, input: TextInput(value, format: format))
  }

  /// Makes a field with a localised title for a value in a format, or none.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, input: TextInput(value, format: format))
  }

  /// Makes a field with a localised title for a value that a formatter puts into words.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, input: TextInput(value, formatter: formatter))
  }

  /// Makes a field for text with a localised title that tells when editing begins and ends.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    var input = TextInput(text)
    input.onEditingChanged = onEditingChanged
    input.onCommit = onCommit
    self.init(label: Text(titleKey), prompt: nil, input: input)
  }

  /// Makes a field for text with a localised title that tells when it is done.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var input = TextInput(text)
    input.onCommit = onCommit
    self.init(label: Text(titleKey), prompt: nil, input: input)
  }

  /// Makes a field with a localised title for a value that a formatter puts into words, and tells when it is edited.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    var input = TextInput(value, formatter: formatter)
    input.onEditingChanged = onEditingChanged
    input.onCommit = onCommit
    self.init(label: Text(titleKey), prompt: nil, input: input)
  }
}
