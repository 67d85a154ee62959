/// Starts and ends editing a list.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  public nonisolated init() {}

  /// The button.
  public var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}
