extension View {
  /// Says when a tab for searching starts to.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    recorded("tabViewSearchActivation")
  }
}
