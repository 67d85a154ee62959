import Foundation

extension Publisher {
  /// Passes values on where a scheduler does its work; here that is at once.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    relay({ $0.send(completion: $1) }, { $0.send($1) })
  }

  /// Starts where a scheduler does its work; here that is at once.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    relay({ $0.send(completion: $1) }, { $0.send($1) })
  }

  /// Passes each value on after a while.
  public func delay<S: Scheduler>(
    for interval: TimeStride, tolerance: TimeStride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    relay(
      { downstream, completion in
        HostClock.shared.always(after: interval.timeInterval) {
          downstream.send(completion: completion)
        }
      },
      { downstream, value in
        HostClock.shared.always(after: interval.timeInterval) { downstream.send(value) }
      })
  }

  /// Passes a value on when no other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: TimeStride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    ClosurePublisher<Output, Failure> { downstream in
      var alarm: AnyCancellable?
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: { downstream, value in
        alarm = HostClock.shared.schedule(after: dueTime.timeInterval) { downstream.send(value) }
      }
      downstream.onClose { alarm?.cancel() }
    }
  }

  /// Passes on at most one value in a while: the first that came, or the latest.
  public func throttle<S: Scheduler>(
    for interval: TimeStride, scheduler: S, latest: Bool
  ) -> some Publisher<Output, Failure> {
    ClosurePublisher<Output, Failure> { downstream in
      var pending: Output?
      var isWaiting = false
      func wait() {
        isWaiting = true
        HostClock.shared.always(after: interval.timeInterval) {
          isWaiting = false
          guard let value = pending else { return }
          pending = nil
          downstream.send(value)
          wait()
        }
      }
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: { downstream, value in
        if isWaiting {
          if latest || pending == nil { pending = value }
        } else {
          downstream.send(value)
          wait()
        }
      }
    }
  }

  /// Ends when no value has come for a while, with an error where one is given.
  public func timeout<S: Scheduler>(
    _ interval: TimeStride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> some Publisher<Output, Failure> {
    ClosurePublisher<Output, Failure> { downstream in
      var alarm: AnyCancellable?
      func wait() {
        alarm = HostClock.shared.schedule(after: interval.timeInterval) {
          downstream.send(completion: customError.map { .failure($0()) } ?? .finished)
        }
      }
      downstream.onClose { alarm?.cancel() }
      wait()
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: { downstream, value in
        wait()
        downstream.send(value)
      }
    }
  }
}
