import SwiftUI

extension ScreenServer {
  /// Lifts elements, moves them over a place, and drops them there; the screen is up to date after each step.
  func drag(
    _ queries: [ElementQuery], to destination: ElementQuery, _ isBehind: Bool, on graph: ViewGraph
  ) throws(ScreenError) -> ScreenReply {
    if ShownTree(graph).scroll(to: queries + [destination]) { update(graph) }
    let lifts = try ShownTree(graph).lifting(queries, to: destination)
    let items = lifts.compactMap { $0() }
    guard let source = queries.first, !items.isEmpty else { return .done }
    update(graph)
    let place = try ShownTree(graph).taker(of: items, from: source, at: destination)
    place.taker.enter(items)
    update(graph)
    place.taker.drop(items, isBehind || place.isBehind)
    update(graph)
    place.taker.leave()
    update(graph)
    return .done
  }
}
