extension View {
  /// Says how the colours of symbols are drawn.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    recorded("symbolColorRenderingMode")
  }

  /// Says how the values of symbols are drawn.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    recorded("symbolVariableValueMode")
  }
}
