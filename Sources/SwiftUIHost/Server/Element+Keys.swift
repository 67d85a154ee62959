import SwiftUI

extension Element {
  /// Whether keys get to the element when it has the focus.
  var takesKeys: Bool {
    if let isFocusable { return isFocusable }
    return switch kind {
    case .textField, .secureField, .textEditor, .searchField, .list, .table: true
    default: false
    }
  }

  /// What is offered a key that gets to the element, one after another until one has handled it.
  var keyTakers: [(KeyPress) -> Bool] {
    let asked = handlers.compactMap { handler in
      if case .key(let handle) = handler { handle } else { nil }
    }
    let written = handlers.compactMap { handler in
      if case .text(let text, let write, let submit) = handler {
        writing(text, write, submit)
      } else {
        nil
      }
    }
    return asked + written
  }

  /// How a field takes a key: as a character, as the end, or not at all.
  private func writing(
    _ text: String, _ write: @escaping (String) -> Void, _ submit: @escaping () -> Void
  ) -> (KeyPress) -> Bool {
    { [kind, node] press in
      guard press.phase == .down, press.modifiers.isDisjoint(with: [.command, .control]) else {
        return false
      }
      switch press.key {
      case .return where kind != .textEditor:
        submit()
        return !node.environment.submitActions.isEmpty
      case .delete: write(String(text.dropLast()))
      case .return: write(text + "\n")
      default:
        guard press.key.isWritten else { return false }
        write(text + press.characters)
      }
      return true
    }
  }

  /// The controls in the element that have shortcuts, in order; those of hidden menus of rows have none.
  var shortcuts: [(keys: KeyboardShortcut, element: Element)] {
    switch kind {
    case .contextMenu, .swipeActions: return []
    case .button, .toggle, .link, .navigationLink:
      if let keys = node.environment.keyboardShortcut { return [(keys, self)] }
    default: break
    }
    return children.flatMap(\.shortcuts)
  }

  /// What return and escape do to a question whose buttons say nothing else.
  var usualShortcuts: [(keys: KeyboardShortcut, element: Element)] {
    guard kind == .alert || kind == .confirmationDialog else { return [] }
    let buttons = flattened.filter { $0.kind == .button }
    let cancel = buttons.first { $0.parameters.contains("role: .cancel") }
    let others = buttons.filter { $0.parameters.isEmpty }
    var usual: [(keys: KeyboardShortcut, element: Element)] = []
    if let cancel = cancel ?? (buttons.count == 1 ? buttons.first : nil) {
      usual.append((.cancelAction, cancel))
    }
    if let main = others.count == 1 ? others.first : nil { usual.append((.defaultAction, main)) }
    return usual
  }
}

extension KeyEquivalent {
  /// Whether the key writes a character.
  fileprivate var isWritten: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}
