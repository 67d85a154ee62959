/// The room that a scene has around its content.
public nonisolated struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ScenePadding(name: "automatic")
  /// As much as needed for a line of text.
  public static let minimum = ScenePadding(name: "minimum")
  /// Of the bar with the title.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Leaves the room that a scene has around its content.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    recorded("scenePadding")
  }

  /// Leaves the room that a scene has around its content.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all)
    -> some View
  {
    recorded("scenePadding")
  }
}
