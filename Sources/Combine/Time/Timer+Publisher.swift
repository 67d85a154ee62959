import Foundation

extension Timer {
  /// Hands out the time again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// The values are times.
    public typealias Output = Date
    /// Nothing can go wrong.
    public typealias Failure = Never

    /// The distance between values, in seconds.
    public let interval: TimeInterval
    /// How late a value may be.
    public let tolerance: TimeInterval?
    private let subscriptions = Subscriptions<Date, Never>()
    private var alarm: AnyCancellable?

    /// Makes a publisher of the time, whatever the run loop; it goes by the host's clock.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Starts to hand times to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      ClosurePublisher<Date, Never> { self.subscriptions.add($0) }.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      wait()
      return AnyCancellable { [weak self] in self?.alarm = nil }
    }

    private func wait() {
      alarm = HostClock.shared.schedule(after: Swift.max(interval, 0.001)) { [weak self] in
        self?.wait()
        self?.subscriptions.send(HostClock.shared.now)
      }
    }
  }

  /// A publisher of the time, again and again; it goes by the host's clock.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}
