/// Whether content is being edited.
public nonisolated enum EditMode: Sendable {
  case inactive, transient, active

  /// Whether content is being edited in any way.
  public var isEditing: Bool { self != .inactive }
}
