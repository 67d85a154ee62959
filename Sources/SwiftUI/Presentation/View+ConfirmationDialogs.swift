import Foundation

extension View {
  /// Asks something with a dialog while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in Text(titleKey) }, item: isPresented.asItem,
        actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  /// Asks something with a dialog and a message while a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in Text(titleKey) }, item: isPresented.asItem,
        actions: { _ in actions },
        message: { _ in message }))
  }

  /// Asks something with a dialog about data while a value is true and there are data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in Text(titleKey) },
        item: isPresented.presenting(data), actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Asks something with a dialog and a message about data while a value is true and there are data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in Text(titleKey) },
        item: isPresented.presenting(data), actions: actions,
        message: message))
  }

  /// Asks something with a dialog while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in Text(title) }, item: isPresented.asItem,
        actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  /// Asks something with a dialog and a message while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in Text(title) }, item: isPresented.asItem,
        actions: { _ in actions },
        message: { _ in message }))
  }

  /// Asks something with a dialog about data while a value is true and there are data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in Text(title) }, item: isPresented.presenting(data),
        actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Asks something with a dialog and a message about data while a value is true and there are data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in Text(title) }, item: isPresented.presenting(data),
        actions: actions,
        message: message))
  }

  /// Asks something with a dialog while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in title }, item: isPresented.asItem,
        actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  /// Asks something with a dialog and a message while a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in title }, item: isPresented.asItem,
        actions: { _ in actions },
        message: { _ in message }))
  }

  /// Asks something with a dialog about data while a value is true and there are data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in title }, item: isPresented.presenting(data),
        actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Asks something with a dialog and a message about data while a value is true and there are data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmationDialog, title: { _ in title }, item: isPresented.presenting(data),
        actions: actions,
        message: message))
  }
}
