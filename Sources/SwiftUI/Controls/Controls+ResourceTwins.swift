// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }

  /// Makes a button with a title and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(titleResource, image: image))
  }

  /// Makes a button with a role with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }

  /// Makes a button with a role with a title and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(titleResource, image: image))
  }
}

extension Button where Label == Text {
  /// Makes a button with a title of a resource.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleResource))
  }

  /// Makes a button with a title of a resource and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleResource))
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }

  /// Makes a picker for a colour of Core Graphics with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes it of a title of a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(titleResource, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes it of a title of a resource and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(titleResource, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ControlGroup {
  /// Makes a group with a title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    label = AnyView(Text(titleResource))
    self.content = content()
  }

  /// Makes a group with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    label = AnyView(Label(titleResource, systemImage: systemImage))
    self.content = content()
  }
}

extension DatePicker where Label == Text {
  /// Makes a date picker with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleResource), selection: selection, range: .distantPast ... .distantFuture,
      components: displayedComponents)
  }

  /// Makes a date picker with a title of a resource within bounds.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleResource), selection: selection, range: range,
      components: displayedComponents)
  }

  /// Makes a date picker with a title of a resource from a date on.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleResource), selection: selection, range: range.lowerBound ... .distantFuture,
      components: displayedComponents)
  }

  /// Makes a date picker with a title of a resource up to a date.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleResource), selection: selection, range: .distantPast...range.upperBound,
      components: displayedComponents)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), expansion: nil, content: content)
  }

  /// Makes a group with a title of a resource that opens and closes with a value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), expansion: isExpanded, content: content)
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title of a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title of a resource and an image.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// Makes a label of a title of a resource and an image.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes content with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes words with a title of a resource.
  @_disfavoredOverload
  public nonisolated init<V: StringProtocol>(_ titleResource: LocalizedStringResource, value: V) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Makes a value in a format with a title of a resource.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }
}

extension Link where Label == Text {
  /// Makes a link with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
