// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension TextField where Label == Text {
  /// Makes a field for text with a title of a resource, and follows what is selected in it, which is nothing here.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil
  ) {
    self.init(label: Text(titleResource), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field for text with a title of a resource, and follows what is selected in it, which is nothing here.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleResource), prompt: prompt, input: TextInput(text))
  }
}

extension TextField where Label == Text {
  /// Makes a field for text with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(titleResource), prompt: nil, input: TextInput(text))
  }

  /// Makes a field for text with a title of a resource and a prompt.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(titleResource), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field with a title of a resource for text that may take several lines.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(titleResource), prompt: nil, input: TextInput(text))
  }

  /// Makes a field with a title of a resource and a prompt for text that may take several lines.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(titleResource), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field with a title of a resource for a value in a format.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleResource), prompt: prompt, input: TextInput(value, format: format))
  }

  /// Makes a field with a title of a resource for a value in a format, or none.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleResource), prompt: prompt, input: TextInput(value, format: format))
  }

  /// Makes a field with a title of a resource for a value that a formatter puts into words.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt, input: TextInput(value, formatter: formatter))
  }

  /// Makes a field for text with a title of a resource that tells when editing begins and ends.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    var input = TextInput(text)
    input.onEditingChanged = onEditingChanged
    input.onCommit = onCommit
    self.init(label: Text(titleResource), prompt: nil, input: input)
  }

  /// Makes a field for text with a title of a resource that tells when it is done.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var input = TextInput(text)
    input.onCommit = onCommit
    self.init(label: Text(titleResource), prompt: nil, input: input)
  }

  /// Makes a field with a title of a resource for a value that a formatter puts into words, and tells when it is edited.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    var input = TextInput(value, formatter: formatter)
    input.onEditingChanged = onEditingChanged
    input.onCommit = onCommit
    self.init(label: Text(titleResource), prompt: nil, input: input)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, image: image) }
  }

  /// Makes a toggle for several values with a title of a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Makes a toggle for several values with a title of a resource.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}
