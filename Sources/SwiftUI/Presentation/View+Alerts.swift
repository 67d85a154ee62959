import Foundation

extension View {
  /// Asks something with an alert while a value is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      DialogModifier(
        kind: .alert, title: { _ in Text(titleKey) }, item: isPresented.asItem,
        actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  /// Asks something with an alert and a message while a value is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      DialogModifier(
        kind: .alert, title: { _ in Text(titleKey) }, item: isPresented.asItem,
        actions: { _ in actions },
        message: { _ in message }))
  }

  /// Asks something with an alert while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      DialogModifier(
        kind: .alert, title: { _ in Text(title) }, item: isPresented.asItem,
        actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  /// Asks something with an alert and a message while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      DialogModifier(
        kind: .alert, title: { _ in Text(title) }, item: isPresented.asItem,
        actions: { _ in actions },
        message: { _ in message }))
  }

  /// Asks something with an alert while a value is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      DialogModifier(
        kind: .alert, title: { _ in title }, item: isPresented.asItem, actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  /// Asks something with an alert and a message while a value is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      DialogModifier(
        kind: .alert, title: { _ in title }, item: isPresented.asItem, actions: { _ in actions },
        message: { _ in message }))
  }
}
