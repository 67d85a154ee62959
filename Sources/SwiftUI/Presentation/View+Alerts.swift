import Foundation

extension View {
  /// Asks something with an alert while a value is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Asks something with an alert and a message while a value is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks something with an alert while a value is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, title, isPresented, actions: actions, message: { EmptyView() })
  }

  /// Asks something with an alert and a message while a value is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, title, isPresented, actions: actions, message: message)
  }
}
