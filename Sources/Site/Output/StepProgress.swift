import Synchronization

/// Counts what several threads have done of a step.
final class StepProgress: Sendable {
  private let done = Atomic(0)
  private let all: Int
  private let tell: @Sendable (_ done: Int, _ all: Int) -> Void

  init(of all: Int, _ tell: @escaping @Sendable (_ done: Int, _ all: Int) -> Void) {
    self.all = all
    self.tell = tell
  }

  func advance() {
    tell(done.add(1, ordering: .relaxed).newValue, all)
  }
}
