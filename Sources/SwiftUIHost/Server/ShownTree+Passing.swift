import SwiftUI

extension ShownTree {
  /// What an action does of which the elements around learn as well.
  ///
  /// The pointer is over all of them. A key goes from one to the next until one has handled it.
  ///
  /// - Returns: Nil where the action ends with the element.
  func passing(_ action: ElementAction, outwardsFrom element: Element) -> (() -> Void)? {
    switch action {
    case .hover(let isPointing):
      let actions = path(outwardsFrom: element).flatMap(\.handlers).compactMap { handler in
        if case .hover(let action) = handler { action } else { nil }
      }
      return { for action in actions { action(isPointing) } }
    case .press(let key, let modifiers):
      guard let character = key.first else { return nil }
      let path = path(outwardsFrom: element)
      let handlers = path.flatMap(\.handlers).compactMap { handler in
        if case .key(let handle) = handler { handle } else { nil }
      }
      return {
        path.lazy.compactMap(\.focus).first?.set(true)
        for phase in [KeyPress.Phases.down, .up] {
          let press = KeyPress(
            phase: phase, key: KeyEquivalent(character),
            modifiers: EventModifiers(rawValue: modifiers))
          _ = handlers.contains { $0(press) }
        }
      }
    default: return nil
    }
  }

  private func path(outwardsFrom element: Element) -> [Element] {
    [element] + flattened.filter { $0 !== element && $0.flattened.contains(element) }.reversed()
  }
}
