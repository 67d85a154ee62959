// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension TextField where Label == Text {
  /// Makes a field for text with a title, and follows what is selected in it, which is nothing here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field for text with a title, and follows what is selected in it, which is nothing here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, input: TextInput(text))
  }
}

extension TextField where Label == Text {
  /// Makes a field for text with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, input: TextInput(text))
  }

  /// Makes a field for text with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field with a title for text that may take several lines.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, input: TextInput(text))
  }

  /// Makes a field with a title and a prompt for text that may take several lines.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field with a title for a value in a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, input: TextInput(value, format: format))
  }

  /// Makes a field with a title for a value in a format, or none.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, input: TextInput(value, format: format))
  }

  /// Makes a field with a title for a value that a formatter puts into words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, input: TextInput(value, formatter: formatter))
  }

  /// Makes a field for text with a title that tells when editing begins and ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    var input = TextInput(text)
    input.onEditingChanged = onEditingChanged
    input.onCommit = onCommit
    self.init(label: Text(title), prompt: nil, input: input)
  }

  /// Makes a field for text with a title that tells when it is done.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var input = TextInput(text)
    input.onCommit = onCommit
    self.init(label: Text(title), prompt: nil, input: input)
  }

  /// Makes a field with a title for a value that a formatter puts into words, and tells when it is edited.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    var input = TextInput(value, formatter: formatter)
    input.onEditingChanged = onEditingChanged
    input.onCommit = onCommit
    self.init(label: Text(title), prompt: nil, input: input)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }

  /// Makes a toggle for several values with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle for several values with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
