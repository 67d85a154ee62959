/// Controls for settings or data.
public nonisolated struct Form<Content: View>: View, PrimitiveView {
  /// A form is primitive.
  public typealias Body = Never

  private let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var isLazy: Bool? { true }

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let configuration = FormStyleConfiguration(content: .init(content: AnyView(content)))
    if !node.updateStyled(0, configuration) { node.updateChild(0, content) }
  }

  func elements(_ node: Node) -> [Element] { node.container(.form) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes a form out of what a style is given.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
