/// Does something when the content comes and goes.
nonisolated struct AppearanceModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  func update(_ content: some View, in node: Node) {
    let appearance = node.appear()
    if let onAppear { appearance.onAppear = { MainActor.assumeIsolated(onAppear) } }
    if let onDisappear { appearance.onDisappear = { MainActor.assumeIsolated(onDisappear) } }
    node.updateChild(0, content)
  }
}

extension View {
  /// Does something when the view comes on the screen.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action.map { action in { action() } }))
  }

  /// Does something when the view goes off the screen.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action.map { action in { action() } }))
  }
}
