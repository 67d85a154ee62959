extension View {
  /// Changes how a part of the modifiers is animated.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    changingTransactions("transaction", transform: transform)
  }
}
