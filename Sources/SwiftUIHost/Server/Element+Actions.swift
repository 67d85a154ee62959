import SwiftUI

extension Element {
  /// The element in the words of a message, such as `button "Feed"`.
  var name: String {
    let kind = ElementKind(rawValue: kind.rawValue).description
    return label.isEmpty ? kind : "\(kind) \"\(label)\""
  }

  /// Whether elements like this one can be used in this way at all.
  func reacts(to action: ElementAction) -> Bool {
    handlers.contains { handler in
      switch (action, handler) {
      case (.tap, .tap), (.increment, .step), (.decrement, .step): true
      default: false
      }
    }
  }

  /// What the action does to this element now.
  func handler(of action: ElementAction) -> (() -> Void)? {
    for handler in handlers {
      switch (action, handler) {
      case (.tap, .tap(let tap)): return tap
      case (.increment, .step(let up, _)): return up
      case (.decrement, .step(_, let down)): return down
      default: continue
      }
    }
    return nil
  }
}
