import Foundation

/// Does something again and again by the host's clock.
final class RepeatedAlarm {
  private let interval: TimeInterval
  private let action: () -> Void
  private var alarm: AnyCancellable?
  private var isStopped = false

  init(interval: TimeInterval, _ action: @escaping () -> Void) {
    self.interval = interval
    self.action = action
  }

  /// Does it for the first time after so many seconds.
  func wait(_ seconds: TimeInterval) {
    alarm = HostClock.shared.schedule(after: seconds) { [weak self] in
      guard let self, !isStopped else { return }
      wait(interval)
      action()
    }
  }

  /// Does it no more.
  func stop() {
    isStopped = true
    alarm = nil
  }
}
