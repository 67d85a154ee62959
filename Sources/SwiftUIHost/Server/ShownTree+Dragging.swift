import SwiftUI

extension ShownTree {
  /// What a person lifts, and gets by that, to drag it to a place.
  func lifting(
    _ queries: [ElementQuery], to destination: ElementQuery
  ) throws(ScreenError) -> [() -> NSItemProvider?] {
    let place = try place(destination)
    var lifts: [() -> NSItemProvider?] = []
    for query in queries {
      let element = try target(for: query) { $0.lift != nil }
      try checkReach(of: element)
      guard let lift = element.lift else {
        throw .notDropped(element: element.name, place: place.name, reason: "it is not draggable")
      }
      lifts.append(lift)
    }
    return lifts
  }

  /// Who takes what is dragged to a place: the nearest around it that wants some of it.
  ///
  /// - Returns: The taker, and whether the place is behind all rows of a list.
  func taker(
    of items: [NSItemProvider], from source: ElementQuery, at destination: ElementQuery
  ) throws(ScreenError) -> (taker: DropTaker, isBehind: Bool) {
    let place = try place(destination)
    var refusal = "nothing there takes what is dropped"
    for taker in path(outwardsFrom: place).flatMap(\.takers) {
      guard let reason = taker.refusal(items) else { return (taker, false) }
      refusal = reason
    }
    if place.kind == .list || place.kind == .section {
      for taker in place.flattened.reversed().flatMap(\.takers) {
        guard let reason = taker.refusal(items) else { return (taker, true) }
        refusal = reason
      }
    }
    let name = (try? target(for: source) { $0.lift != nil })?.name ?? source.description
    throw .notDropped(element: name, place: place.name, reason: refusal)
  }

  private func place(_ query: ElementQuery) throws(ScreenError) -> Element {
    let place = try target(for: query) { !$0.takers.isEmpty }
    try checkReach(of: place)
    return place
  }

  /// Scrolls to everything that is meant, as a person does before dragging it.
  ///
  /// - Returns: Whether rows have come on the screen.
  func scroll(to queries: [ElementQuery]) -> Bool {
    let nodes = queries.flatMap(all).map(\.node)
    return nodes.count { $0.scrollIntoView() } > 0
  }
}

extension Element {
  /// What a person gets who lifts the element.
  fileprivate var lift: (() -> NSItemProvider?)? {
    handlers.lazy.compactMap { if case .lift(let lift) = $0 { lift } else { nil } }.first
  }

  /// Who takes what is dropped on the element, innermost first.
  fileprivate var takers: [DropTaker] {
    handlers.compactMap { if case .take(let taker) = $0 { taker } else { nil } }
  }
}
