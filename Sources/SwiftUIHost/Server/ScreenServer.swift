import SwiftUI

/// Holds mounted views and carries out requests.
@MainActor
public final class ScreenServer: ScreenTransport {
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
  public func send(_ request: ScreenRequest) -> ScreenReply {
    guard let graph = screens[request.screen] else { return .failure(.noScreen(request.screen)) }
    do {
      return try reply(to: request, on: graph)
    } catch {
      return .failure(error)
    }
  }

  private func reply(
    to request: ScreenRequest, on graph: ViewGraph
  ) throws(ScreenError) -> ScreenReply {
    graph.flush()
    let tree = ShownTree(graph)
    switch request.operation {
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
      screens[request.screen] = nil
      return .done
    }
  }
}
