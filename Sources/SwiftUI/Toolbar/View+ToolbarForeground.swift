extension View {
  /// Colours what is in bars.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarForegroundStyle", style.styleName)
  }
}
