/// Remembers which `disabled` switched a part of the tree off, so that a failed tap can name it.
package final class Disabler {
  private weak var node: Node?

  init(_ node: Node) { self.node = node }

  /// The modifier and what it was put on, such as `.disabled(true) on PetControls`.
  package var description: String { ".disabled(true) on \(node?.contentName ?? "a view")" }
}

struct EnabledKey: EnvironmentKey { static let defaultValue = true }
struct DisablerKey: EnvironmentKey { static let defaultValue: Disabler? = nil }

extension EnvironmentValues {
  /// Whether controls here can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// What switched controls off here.
  package var disabler: Disabler? {
    get { self[DisablerKey.self] }
    set { self[DisablerKey.self] = newValue }
  }
}

/// Switches controls off; once off, nothing further in can switch them on again.
nonisolated struct DisabledModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let isDisabled: Bool

  static var usesEnvironment: Bool { true }

  func update(_ content: some View, in node: Node) {
    let cache = node.stored(-1) { EnvironmentCache() }
    let derived = cache.derive(from: node.environment, adding: isDisabled) { environment in
      guard isDisabled, environment.isEnabled else { return }
      environment.isEnabled = false
      environment.disabler = Disabler(node)
    }
    node.updateChild(0, content, environment: derived)
  }

  func elements(_ node: Node) -> [Element] {
    guard isDisabled else { return node.elements(ofChild: 0) }
    return RecordedModifier(effect: Effect("disabled", ["true"])).elements(node)
  }
}

extension View {
  /// Switches the controls in the view off or leaves them as they are.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
