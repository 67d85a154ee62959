import SwiftUI

/// Holds mounted views and carries out requests.
@MainActor
public final class ScreenServer {
  private var screens: [Int: ViewGraph] = [:]
  private var nextNumber = 0

  /// Makes a server without screens.
  public init() {}

  /// Mounts a view and gives out the number of its screen.
  public func mount(_ view: some View) -> Int {
    nextNumber += 1
    screens[nextNumber] = ViewGraph(view)
    return nextNumber
  }

  /// Carries out a request; whatever goes wrong is in the reply.
  public func perform(_ request: ScreenRequest, on number: Int) -> ScreenReply {
    guard let graph = screens[number] else { return .failure(.noScreen(number)) }
    graph.flush()
    do {
      let reply = try reply(to: request, on: graph)
      if case .unmount = request { screens[number] = nil }
      return reply
    } catch {
      return .failure(error)
    }
  }

  /// Carries out a request, and lets the tasks it started get as far as they can.
  public func perform(_ request: ScreenRequest, on number: Int) async -> ScreenReply {
    let perform: (ScreenRequest, Int) -> ScreenReply = perform
    let reply = perform(request, number)
    for _ in 0..<Self.turns { await Task.yield() }
    return reply
  }

  /// How often tasks get their turn after a request.
  private static let turns = 20

  private func reply(
    to request: ScreenRequest, on graph: ViewGraph
  ) throws(ScreenError) -> ScreenReply {
    let tree = ShownTree(graph)
    switch request {
    case .perform(let action, let query):
      try tree.handler(of: action, on: query)()
      graph.flush()
      return .done
    case .element(let query): return .elements([tree.report(on: try tree.one(query))])
    case .elements(let query): return .elements(tree.all(query).map(tree.report))
    case .dump: return .text(tree.dump)
    case .issues: return .texts(graph.issues)
    case .unmount:
      graph.unmount()
      return .done
    }
  }
}
