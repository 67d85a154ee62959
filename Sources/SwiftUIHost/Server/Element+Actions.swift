import SwiftUI

/// What comes of an action.
enum ActionOutcome {
  case does(() -> Void)
  case cannot
  case noChoice(String, [String])
  case disabledChoice(String)
}

extension Element {
  /// Whether elements like this one can be used in this way at all.
  func reacts(to action: ElementAction) -> Bool {
    if case .focus = action { return focus != nil }
    if case .press = action { return takesKeys }
    if assistance(by: action) != nil { return true }
    return handlers.contains { $0.reacts(to: action) }
  }

  /// What the action does to this element now.
  func handler(of action: ElementAction) -> ActionOutcome {
    if case .focus = action, let focus { return .does { focus.set(true) } }
    let reacting = handlers.filter { $0.reacts(to: action) }
    let isSingle = action == .tap
    guard
      let handler = reacting.first(where: { !isSingle || !$0.isOfSeveralTaps }) ?? reacting.first
    else { return assistance(by: action).map { .does($0) } ?? .cannot }
    return handler.outcome(of: action, focus: focus)
  }

  /// What assistive technology does with the element for the action, where it has that.
  private func assistance(by action: ElementAction) -> (() -> Void)? {
    switch action {
    case .increment: accessibility.adjust.map { adjust in { adjust(.increment) } }
    case .decrement: accessibility.adjust.map { adjust in { adjust(.decrement) } }
    case .tap: accessibility.action(named: AccessibilityActionKind.default.description)
    case .act(let name): accessibility.action(named: name)
    default: nil
    }
  }
}

extension Handler {
  var isOfSeveralTaps: Bool { if case .taps = self { true } else { false } }

  func reacts(to action: ElementAction) -> Bool {
    switch (action, self) {
    case (.taps(let wanted), .taps(let count, _)): wanted == count
    case (.tap, .tap), (.tap, .taps), (.tap, .toggle), (.increment, .step), (.decrement, .step),
      (.toggle, .toggle), (.set, .toggle), (.type, .text), (.submit, .text), (.select, .select),
      (.slide, .slide), (.pick, .date), (.longPress, .longPress), (.drag, .drag), (.hover, .hover),
      (.delete, .delete), (.move, .move), (.refresh, .refresh), (.dismiss, .dismiss),
      (.back, .back):
      true
    default: false
    }
  }

  func outcome(of action: ElementAction, focus: Focus?) -> ActionOutcome {
    switch (action, self) {
    case (.tap, .tap(let tap)), (.tap, .taps(_, let tap)), (.taps, .taps(_, let tap)):
      return .does(tap)
    case (.increment, .step(let up, _)): return up.map { .does($0) } ?? .cannot
    case (.decrement, .step(_, let down)): return down.map { .does($0) } ?? .cannot
    case (.tap, .toggle(let isOn, let set)), (.toggle, .toggle(let isOn, let set)):
      return .does { set(!isOn) }
    case (.set(let isOn), .toggle(_, let set)): return .does { set(isOn) }
    case (.type(let text), .text(_, let set, _)):
      return .does {
        focus?.set(true)
        set(text)
      }
    case (.submit, .text(_, _, let submit)): return .does(submit)
    case (.select(let label), .select(let choices)): return Self.choose(label, of: choices)
    case (.slide(let value), .slide(let bounds, let set)):
      return bounds.contains(value) ? .does { set(value) } : .cannot
    case (.pick(let date), .date(let bounds, let set)):
      return bounds.contains(date) ? .does { set(date) } : .cannot
    case (.longPress, .longPress(let press)): return .does(press)
    case (.drag(let width, let height), .drag(let drag)):
      return .does { drag(CGSize(width: width, height: height)) }
    case (.delete, .delete(let delete)): return .does(delete)
    case (.move(let source, let destination), .move(let move)):
      return source >= 0 && destination >= 0 ? .does { move([source], destination) } : .cannot
    case (.refresh, .refresh(let refresh)): return .does { Task { await refresh() } }
    case (.dismiss, .dismiss(let dismiss)): return dismiss.map { .does($0) } ?? .cannot
    case (.back, .back(let back)): return .does(back)
    default: return .cannot
    }
  }

  private static func choose(_ label: String, of choices: [Choice]) -> ActionOutcome {
    guard let choice = choices.first(where: { $0.label == label }) else {
      return .noChoice(label, choices.map(\.label))
    }
    return choice.isEnabled ? .does(choice.choose) : .disabledChoice(label)
  }
}
