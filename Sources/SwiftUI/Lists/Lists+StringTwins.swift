// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Makes a section with a title that can be folded away.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension View {
  /// Says what is typed to get to the view.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S?) -> some View {
    recorded("typeSelectEquivalent")
  }
}
