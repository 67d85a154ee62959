import SwiftUI

extension ShownTree {
  /// What happens when a person presses keys and lets go of them.
  ///
  /// They go to what has the focus, from there outwards until one has handled them, and then to the control of which
  /// they are the shortcut. With the command key held down, the shortcut comes first.
  ///
  /// - Parameter query: What gets the focus before; nil leaves it where it is.
  func pressing(
    _ keys: KeyboardShortcut, on query: ElementQuery?
  ) throws(ScreenError) -> () -> Void {
    let focused: Element? = if let query { try reached(query) } else { focusedElement }
    let chain = focused.map { $0.takesKeys ? path(outwardsFrom: $0) : [] } ?? []
    let takers = chain.flatMap(\.keyTakers)
    var control: (() -> Void)?
    if let pressed = shortcuts.first(where: { $0.keys.isPressed(like: keys) }) {
      do { control = try use(pressed.element) } catch { if takers.isEmpty { throw error } }
    } else if takers.isEmpty {
      if let focused, !focused.takesKeys {
        throw .unreachable(
          element: focused.name,
          reason: "no key gets there, as neither it nor anything around it is focusable")
      }
      throw .noTaker(
        keys: keys.keys, focused: focused?.name,
        shortcuts: shortcuts.map { "\($0.keys.keys) of the \($0.element.name)" })
    }
    return { [control] in
      chain.lazy.compactMap(\.focus).first?.set(true)
      if keys.modifiers.contains(.command), let control { return control() }
      if !takers.contains(where: { $0(keys.press(.down)) }) { control?() }
      _ = takers.contains { $0(keys.press(.up)) }
    }
  }

  /// The element that is meant, or the nearest around it that can have the focus.
  private func reached(_ query: ElementQuery) throws(ScreenError) -> Element {
    let element = try target(of: .press("", modifiers: 0), for: query)
    try checkReach(of: element)
    return element
  }

  /// The element that has the focus, unless it is covered.
  private var focusedElement: Element? {
    usable.flatMap(\.flattened).last { $0.focus?.isFocused == true }
  }

  /// The controls that have shortcuts, what lies on top first.
  private var shortcuts: [(keys: KeyboardShortcut, element: Element)] {
    layers.reversed().flatMap { layer in
      layer.flatMap(\.shortcuts) + layer.flatMap(\.usualShortcuts)
    }
  }

  /// What a control does that is used by keys, for which it need not be seen.
  private func use(_ element: Element) throws(ScreenError) -> () -> Void {
    try checkCover(of: element)
    try checkEnabled(element)
    guard element.kind != .navigationLink || element.obstacle == nil,
      case .does(let action) = element.handler(of: .tap)
    else { throw .unsupported(element: element.name, action: .tap) }
    return action
  }
}

extension KeyboardShortcut {
  fileprivate func press(_ phase: KeyPress.Phases) -> KeyPress {
    KeyPress(phase: phase, key: key, modifiers: modifiers)
  }
}

extension KeyboardShortcut {
  /// The keys of a request.
  init(_ key: String, modifiers: Int) {
    self.init(KeyEquivalent(key.first ?? "\0"), modifiers: EventModifiers(rawValue: modifiers))
  }
}
