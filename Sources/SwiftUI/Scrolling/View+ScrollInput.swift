extension View {
  /// Says whether content is scrolled by a device.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    recorded("scrollInputBehavior")
  }
}
