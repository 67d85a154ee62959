extension View {
  /// Lets a person copy things.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])
    -> some View
  {
    recorded("copyable")
  }

  /// Lets a person cut things.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    recorded("cuttable")
  }

  /// Lets a person paste things.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    recorded("pasteDestination")
  }
}
