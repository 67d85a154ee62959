import Foundation

extension Binding where Value == Bool {
  /// The data while the value is true; set to nothing, the value is false.
  nonisolated func presenting<T>(_ data: T?) -> Binding<T?> {
    Binding<T?>(
      location: FunctionLocation(
        get: { wrappedValue ? data : nil }, set: { if $0 == nil { wrappedValue = false } }))
  }
}

extension View {
  /// Asks something with an alert about data while a value is true and there are data.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: { _ in Text(titleKey) }, item: isPresented.presenting(data),
        actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Asks something with an alert and a message about data while a value is true and there are data.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: { _ in Text(titleKey) }, item: isPresented.presenting(data),
        actions: actions,
        message: message))
  }

  /// Asks something with an alert about data while a value is true and there are data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: { _ in Text(title) }, item: isPresented.presenting(data),
        actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Asks something with an alert and a message about data while a value is true and there are data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: { _ in Text(title) }, item: isPresented.presenting(data),
        actions: actions,
        message: message))
  }

  /// Asks something with an alert about data while a value is true and there are data.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: { _ in title }, item: isPresented.presenting(data), actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Asks something with an alert and a message about data while a value is true and there are data.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: { _ in title }, item: isPresented.presenting(data), actions: actions,
        message: message))
  }

  /// Tells an error with an alert while a value is true and there is an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      DialogModifier(
        kind: .alert, title: { Text(verbatim: $0.errorDescription ?? "") },
        item: isPresented.presenting(error), actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  /// Tells an error with an alert and a message while a value is true and there is an error.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: { Text(verbatim: $0.errorDescription ?? "") },
        item: isPresented.presenting(error), actions: actions, message: message))
  }
}
