import Foundation

extension View {
  /// Asks something with an alert about data while a value is true and there are data.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Asks something with an alert and a message about data while a value is true and there are data.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Asks something with an alert about data while a value is true and there are data.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      .alert, title: { _ in title }, isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks something with an alert and a message about data while a value is true and there are data.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      .alert, title: { _ in title }, isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Tells an error with an alert while a value is true and there is an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      .alert, title: { Text(verbatim: $0.errorDescription ?? "") }, isPresented, presenting: error,
      actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Tells an error with an alert and a message while a value is true and there is an error.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(
      .alert, title: { Text(verbatim: $0.errorDescription ?? "") }, isPresented, presenting: error,
      actions: actions, message: message)
  }
}
