// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Makes a section with a title of a resource that can be folded away.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension View {
  /// Says what is typed to get to the view.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent(_ stringResource: LocalizedStringResource?)
    -> some View
  {
    recorded("typeSelectEquivalent")
  }
}
