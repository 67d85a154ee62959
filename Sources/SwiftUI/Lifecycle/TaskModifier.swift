/// Runs a task while the content is on the screen, and another when an identity changes.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  /// What a node keeps of its task.
  private final class Running {
    var id: ID
    var task: Task<Void, Never>?

    init(id: ID) { self.id = id }
  }

  func update(_ content: some View, in node: Node) {
    let running = node.stored(-1) { Running(id: id) }
    let appearance = node.appear()
    let graph = node.graph
    appearance.onAppear = { start(running, in: graph) }
    appearance.onDisappear = { stop(running) }
    if running.id != id {
      running.id = id
      if running.task != nil {
        stop(running)
        graph.afterUpdate { start(running, in: graph) }
      }
    }
    node.updateChild(0, content)
  }

  private func start(_ running: Running, in graph: ViewGraph) {
    guard running.task == nil else { return }
    let action = action
    let tasks = graph.tasks
    let work = tasks.begin()
    running.task = Task(priority: priority) { @MainActor in await tasks.counting(work, action) }
  }

  /// Cancels the task without waiting for it.
  private func stop(_ running: Running) {
    running.task?.cancel()
    running.task = nil
  }
}

extension View {
  /// Runs a task while the view is on the screen; it is cancelled when the view goes.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task while the view is on the screen, and anew whenever a value changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
