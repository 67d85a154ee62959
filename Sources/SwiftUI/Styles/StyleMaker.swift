/// Makes the view of a control from its configuration, as a style of the author's says.
struct StyleMaker<Configuration> {
  let make: (Configuration) -> AnyView
}

/// The style that controls with a kind of configuration have.
struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleMaker<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style that controls with a kind of configuration have here; nil for that of the platform.
  subscript<Configuration>(styleFor _: Configuration.Type) -> StyleMaker<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

extension Node {
  /// Puts what the author's style makes of a control into a slot.
  ///
  /// - Returns: False where there is no such style, and the control shows itself as the platform does.
  func updateStyled<Configuration>(_ slot: Int, _ configuration: Configuration) -> Bool {
    guard let maker = environment[styleFor: Configuration.self] else { return false }
    let cache = stored(-2) { EnvironmentCache() }
    let inner = cache.derive(from: environment, adding: 0) {
      $0[styleFor: Configuration.self] = nil
    }
    updateChild(slot, maker.make(configuration), environment: inner)
    return true
  }
}

extension View {
  /// Sets the style of controls with a kind of configuration; a style of the platform changes nothing but is kept with the elements.
  nonisolated func styled<Style, Configuration>(
    _ modifier: String, _ style: Style, _ make: @escaping (Configuration) -> AnyView
  ) -> some View {
    let maker: StyleMaker<Configuration>? =
      style is any PlatformStyle ? nil : StyleMaker(make: make)
    return environmentValue(
      Installed(style), as: Effect(modifier, [StyleName.of(style)])
    ) { environment, _ in
      environment[styleFor: Configuration.self] = maker
    }
  }
}
