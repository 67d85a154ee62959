import Synchronization

/// Tells on the terminal how far something is, once it takes longer than a second, and a few times a second at most.
final class SlowProgress: Sendable {
  private let console: Console
  private let next: Mutex<ContinuousClock.Instant>

  /// Begins to count the time.
  init(_ console: Console) {
    self.console = console
    next = Mutex(.now + .seconds(1))
  }

  func tell(_ text: @autoclosure () -> String) {
    let now = ContinuousClock.now
    let isDue = next.withLock { next in
      if now < next { return false }
      next = now + .milliseconds(200)
      return true
    }
    if isDue { console.progress(text()) }
  }

  /// Clears what was told.
  func end() { console.progress("") }
}
