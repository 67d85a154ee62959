/// Starts renaming.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Makes the button.
  public nonisolated init() {}

  /// The button.
  public var body: some View {
    Button {
      rename?()
    } label: {
      Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}
