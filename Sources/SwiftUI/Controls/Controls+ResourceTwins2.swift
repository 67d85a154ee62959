// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension MultiDatePicker where Label == Text {
  /// Makes a picker with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(titleResource) }
  }

  /// Makes a picker for days within bounds, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleResource, systemImage: systemImage),
      current: nil,
      content: content())
  }

  /// Makes a picker with a title and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleResource, image: image), current: nil,
      content: content())
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleResource), current: nil, content: content())
  }

  /// Makes a picker with a title of a resource, and a label for what is chosen.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(titleResource), current: AnyView(currentValueLabel()),
      content: content())
  }

  /// Makes a picker for several values with a title of a resource.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something is going on, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init(fraction: nil, label: Text(titleResource), current: nil)
  }

  /// Shows how much of a total is done, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: Text(titleResource), current: nil)
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(titleResource), prompt: nil, input: TextInput(text))
  }

  /// Makes a field with a title of a resource and a prompt.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(titleResource), prompt: prompt, input: TextInput(text))
  }

  /// Makes a field with a title of a resource that tells when it is done.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var input = TextInput(text)
    input.onCommit = onCommit
    self.init(label: Text(titleResource), prompt: nil, input: input)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares things that look like so, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares a thing, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Shares a thing that looks like so, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init<I, PreviewImage, PreviewIcon>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Shares things, with a title of a resource.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension SharePreview {
  /// Words and a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: PreviewImage, icon: PreviewIcon) {}
}

extension SharePreview where PreviewIcon == Never {
  /// Words and a picture.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: PreviewImage) {}
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// Words.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {}
}

extension SharePreview where PreviewImage == Never {
  /// Words and a small picture.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, icon: PreviewIcon) {}
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title of a resource that changes a value by a step and says it in a format.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title of a resource that calls closures.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title of a resource that changes a value by a step.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title of a resource that changes a value within bounds.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title of a resource that changes a value within bounds.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }
}
