import Foundation

/// What alerts and confirmation dialogs have in common.
extension View {
  /// Asks something while a value is true.
  nonisolated func dialog<A: View, M: View>(
    _ kind: ElementKind, _ title: Text, _ isPresented: Binding<Bool>, actions: () -> A,
    message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      DialogModifier(
        kind: kind, title: { _ in title }, item: isPresented.asItem, actions: { _ in actions },
        message: { _ in message }))
  }

  /// Asks something about data while a value is true and there are data.
  nonisolated func dialog<A: View, M: View, T>(
    _ kind: ElementKind, title: @escaping (T) -> Text, _ isPresented: Binding<Bool>,
    presenting data: T?, actions: @escaping (T) -> A, message: @escaping (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: kind, title: title, item: isPresented.presenting(data), actions: actions,
        message: message))
  }
}

extension Binding where Value == Bool {
  /// The data while the value is true; set to nothing, the value is false.
  fileprivate nonisolated func presenting<T>(_ data: T?) -> Binding<T?> {
    Binding<T?>(
      location: FunctionLocation(
        get: { wrappedValue ? data : nil }, set: { if $0 == nil { wrappedValue = false } }))
  }
}
