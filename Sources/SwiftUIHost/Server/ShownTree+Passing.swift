import SwiftUI

extension ShownTree {
  /// What an action does of which the elements around learn as well.
  ///
  /// The pointer is over all of them.
  ///
  /// - Returns: Nil where the action ends with the element.
  func passing(_ action: ElementAction, outwardsFrom element: Element) -> (() -> Void)? {
    switch action {
    case .hover(let isPointing):
      let actions = path(outwardsFrom: element).flatMap(\.handlers).compactMap { handler in
        if case .hover(let action) = handler { action } else { nil }
      }
      return { for action in actions { action(isPointing) } }
    default: return nil
    }
  }

  /// An element, and those around it from the nearest on.
  func path(outwardsFrom element: Element) -> [Element] {
    [element] + flattened.filter { $0 !== element && $0.flattened.contains(element) }.reversed()
  }
}
