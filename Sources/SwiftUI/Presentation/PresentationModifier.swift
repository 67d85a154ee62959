/// Shows something over everything else while there is a value.
nonisolated struct PresentationModifier<Item, Content: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let kind: ElementKind
  let item: Binding<Item?>
  /// What tells one value from another, where another value is another presentation.
  let id: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  /// The value that is shown.
  private final class Shown {
    var id: AnyHashable?
  }

  func update(_ base: some View, in node: Node) {
    node.updateChild(0, base)
    let shown = node.stored(-1) { Shown() }
    let now = item.wrappedValue
    let newID = now.map(id)
    if shown.id != nil, newID != shown.id {
      node.removeChild(1)
      if let onDismiss { node.graph.afterUpdate(onDismiss) }
    }
    shown.id = newID
    guard let now else { return }
    let cache = node.stored(-2) { EnvironmentCache() }
    let item = item
    let inner = cache.derive(from: node.environment, adding: 0) { environment in
      environment.isPresented = true
      environment.navigation = nil
      environment.listSelection = nil
      environment.submitActions = []
      environment.refresh = nil
      environment.keyboardShortcut = nil
      environment.isEnabled = true
      environment.dismiss = DismissAction { item.wrappedValue = nil }
      environment.presentation = Binding(
        location: FunctionLocation(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }))
    }
    node.updateChild(1, content(now), environment: inner)
  }

  func elements(_ node: Node) -> [Element] {
    let base = node.elements(ofChild: 0)
    guard node.children.count > 1, node.children[1] != nil else { return base }
    let element = Element(kind, node)
    element.children = node.elements(ofChild: 1)
    let isBlocked =
      kind == .fullScreenCover
      || element.children.contains { $0.has("interactiveDismissDisabled", "true") }
    element.handlers = [.dismiss(isBlocked ? nil : { item.wrappedValue = nil })]
    return base + [element]
  }
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: Binding<Bool> { .constant(false) }
}

extension EnvironmentValues {
  /// Whether what the view belongs to is presented.
  var presentation: Binding<Bool> {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// How what the view belongs to is presented, as it was read before there was `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    let isPresented = isPresented
    return Binding(
      location: FunctionLocation(
        get: { PresentationMode(isPresented: isPresented) },
        set: { if $0.isDismissed { MainActor.assumeIsolated { dismiss() } } }))
  }
}

/// Whether something is presented.
public struct PresentationMode {
  /// Whether it is presented.
  public let isPresented: Bool
  private(set) var isDismissed = false

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Leaves what is presented.
  public mutating func dismiss() { isDismissed = true }
}
