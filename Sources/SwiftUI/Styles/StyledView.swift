/// Turns a style into a view, whose wrappers live in a node like any other's.
nonisolated struct StyledView<Style, Configuration, Content: View>: View {
  let style: Installed<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  init(
    _ style: Style, _ configuration: Configuration,
    make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = Installed(style)
    self.configuration = configuration
    self.make = make
  }

  @MainActor var body: Content { make(style.value, configuration) }
}
