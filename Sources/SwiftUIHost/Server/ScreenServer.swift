import Combine
import SwiftUI

/// Holds mounted views and carries out requests.
@MainActor
public final class ScreenServer {
  private var screens: [Int: ViewGraph] = [:]
  private var nextNumber = 0

  /// Whether tasks may have been started since they last had their turn.
  private var mayHaveNewTasks = false

  /// Makes a server without screens.
  public init() { HostClock.shared.drive() }

  deinit {
    for graph in screens.values { graph.unmount() }
    HostClock.shared.removeScreens(screens.count)
  }

  /// Mounts a view and gives out the number of its screen.
  public func mount(_ view: some View) -> Int {
    nextNumber += 1
    HostClock.shared.addScreen()
    var environment = EnvironmentValues()
    environment.undoManager = UndoManager()
    screens[nextNumber] = ViewGraph(view, environment: environment)
    mayHaveNewTasks = true
    return nextNumber
  }

  /// Mounts the windows of a program and gives out the number of their screen.
  public func mount<Program: App>(_ program: Program.Type) -> Int {
    mount(ForEach(Array(Program.windows().enumerated()), id: \.offset) { $0.element })
  }

  /// Mounts a preview and gives out the number of its screen.
  public func mount(_ preview: Preview) -> Int { mount(preview.view) }

  /// Carries out a request; whatever goes wrong is in the reply.
  public func perform(_ request: ScreenRequest, on number: Int) -> ScreenReply {
    guard let graph = screens[number] else { return .failure(.noScreen(number)) }
    update(graph)
    do {
      let reply = try reply(to: request, on: graph)
      if case .unmount = request {
        screens[number] = nil
        HostClock.shared.removeScreens()
      }
      return reply
    } catch {
      return .failure(error)
    }
  }

  /// Carries out a request, and lets the tasks it started get as far as they can.
  public func perform(_ request: ScreenRequest, on number: Int) async -> ScreenReply {
    let perform: (ScreenRequest, Int) -> ScreenReply = perform
    if case .advance(let seconds) = request { return await advance(seconds, on: number) }
    let reply = perform(request, number)
    // To look starts nothing, and so has nothing to wait for.
    if request.isAction || mayHaveNewTasks || canGetFurther { await settle() }
    return reply
  }

  /// Lets tasks get as far as they can without waiting for the time or the world.
  private func settle() async {
    mayHaveNewTasks = false
    for _ in 0..<Self.turns { await Task.yield() }
    // A task on another thread may need longer on a busy machine; one that waits for the world is soon left to itself.
    for _ in 0..<Self.turns where canGetFurther {
      try? await ContinuousClock().sleep(for: .milliseconds(1))
    }
    for graph in screens.values { graph.flush() }
  }

  private var canGetFurther: Bool { screens.values.contains { $0.tasks.canGetFurther } }

  /// How often tasks get their turn.
  private static let turns = 40

  /// Lets time go by, and lets what waited for each moment get as far as it can before the next.
  private func advance(_ seconds: Double, on number: Int) async -> ScreenReply {
    guard let graph = screens[number] else { return .failure(.noScreen(number)) }
    guard seconds >= 0, seconds.isFinite else { return .failure(.badTime(seconds)) }
    await settle()
    var left = seconds
    while let rest = HostClock.shared.step(within: left) {
      left = rest
      graph.flush()
      await settle()
    }
    graph.flush()
    return .done
  }

  /// Brings a screen up to date, and does what was put off until now.
  func update(_ graph: ViewGraph) {
    graph.flush()
    for _ in 0..<Self.turns {
      guard HostClock.shared.step(within: 0) != nil else { return }
      graph.flush()
    }
  }

  /// Takes the focus away from where it was, when it has come to another element.
  private func keepOneFocus(in graph: ViewGraph, before: [ObjectIdentifier]) {
    let focused = ShownTree(graph).focused
    guard focused.count > 1 else { return }
    for element in focused where before.contains(element.node) { element.focus.set(false) }
    update(graph)
  }

  /// Does what a person does, and brings the screen up to date.
  private func act(
    on graph: ViewGraph, _ find: (ShownTree) throws(ScreenError) -> () -> Void
  ) throws(ScreenError) -> ScreenReply {
    let tree = ShownTree(graph)
    let focused = graph.mayHaveFocus ? tree.focused.map(\.node) : []
    try find(tree)()
    update(graph)
    if graph.mayHaveFocus { keepOneFocus(in: graph, before: focused) }
    return .done
  }

  private func reply(
    to request: ScreenRequest, on graph: ViewGraph
  ) throws(ScreenError) -> ScreenReply {
    switch request {
    case .perform(let action, let query):
      if try ShownTree(graph).scroll(to: query, for: action) { update(graph) }
      if action == .scroll { return .done }
      return try act(on: graph) { tree throws(ScreenError) in
        try tree.handler(of: action, on: query)
      }
    case .press(let key, let modifiers):
      return try act(on: graph) { tree throws(ScreenError) in
        try tree.pressing(KeyboardShortcut(key, modifiers: modifiers), on: nil)
      }
    case .drag(let queries, let destination, let isBehind):
      return try drag(queries, to: destination, isBehind, on: graph)
    case .element(let query):
      let tree = ShownTree(graph)
      return .elements([tree.report(on: try tree.one(query))])
    case .elements(let query):
      let tree = ShownTree(graph)
      return .elements(tree.all(query).map(tree.report))
    case .dump: return .text(ShownTree(graph).dump)
    case .issues: return .texts(graph.issues)
    case .advance(let seconds):
      guard seconds >= 0, seconds.isFinite else { throw .badTime(seconds) }
      var left = seconds
      while let rest = HostClock.shared.step(within: left) {
        left = rest
        graph.flush()
      }
      graph.flush()
      return .done
    case .environment(let change):
      graph.changeEnvironment(change.apply)
      return .done
    case .open(let address):
      graph.open(address)
      return .done
    case .isBusy: return .flag(graph.tasks.isBusy)
    case .canGetFurther: return .flag(graph.tasks.canGetFurther)
    case .unmount:
      graph.unmount()
      return .done
    }
  }
}
