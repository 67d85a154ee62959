/// Pastes; here there is nothing to paste.
public struct PasteButton: View {
  /// Makes a button that pastes things of a type.
  public nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// The button.
  public var body: some View { Button("Paste") {}.disabled(true) }
}
