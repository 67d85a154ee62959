private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }

extension EnvironmentValues {
  /// The font that text here has unless it says otherwise.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the text in the view.
  @_disfavoredOverload
  public nonisolated func font(_ font: Font?) -> some View {
    environmentValue(font, as: Effect("font", [font?.description ?? "nil"])) { $0.font = $1 }
  }
}

extension Text {
  /// Sets the font of the text.
  public nonisolated func font(_ font: Font?) -> Text { adding("font", font?.description ?? "nil") }
}
