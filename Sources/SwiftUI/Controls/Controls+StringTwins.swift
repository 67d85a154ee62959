// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  /// Makes a button with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(title, image: image))
  }

  /// Makes a button with a role with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  /// Makes a button with a role with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(title, image: image))
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Makes a picker for a colour of Core Graphics with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes it of a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes it of a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ControlGroup {
  /// Makes a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = AnyView(Text(title))
    self.content = content()
  }

  /// Makes a group with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = AnyView(Label(title, systemImage: systemImage))
    self.content = content()
  }
}

extension DatePicker where Label == Text {
  /// Makes a date picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection, range: .distantPast ... .distantFuture,
      components: displayedComponents)
  }

  /// Makes a date picker with a title within bounds.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection, range: range, components: displayedComponents)
  }

  /// Makes a date picker with a title from a date on.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection, range: range.lowerBound ... .distantFuture,
      components: displayedComponents)
  }

  /// Makes a date picker with a title up to a date.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection, range: .distantPast...range.upperBound,
      components: displayedComponents)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), expansion: nil, content: content)
  }

  /// Makes a group with a title that opens and closes with a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), expansion: isExpanded, content: content)
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Makes a label of a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes content with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes words with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Makes a value in a format with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
