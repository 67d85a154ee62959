extension View {
  /// Adds room on some sides, as much as the platform likes or a number of points.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    recorded("padding", edges == .all ? nil : edges.description, ArgumentText.of(length))
  }

  /// Adds the same room on all sides.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    recorded("padding", ArgumentText.of(length))
  }

  /// Adds room of its own on each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    recorded("padding", ArgumentText.of(insets))
  }
}
