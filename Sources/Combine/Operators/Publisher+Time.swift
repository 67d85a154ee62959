extension Publisher {
  /// Passes values on where a scheduler does its work: after what is being done now, in their order.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    relay(
      { downstream, completion in scheduler.schedule { downstream.send(completion: completion) } },
      { downstream, value in scheduler.schedule { downstream.send(value) } })
  }

  /// Starts where a scheduler does its work; here that is at once.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    relay({ $0.send(completion: $1) }, { $0.send($1) })
  }

  /// Passes each value on after a while.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    func later(_ action: @escaping () -> Void) {
      scheduler.schedule(after: scheduler.now.advanced(by: interval), action)
    }
    return relay(
      { downstream, completion in later { downstream.send(completion: completion) } },
      { downstream, value in later { downstream.send(value) } })
  }

  /// Passes a value on when no other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Operator { downstream in
      var alarm: AnyCancellable?
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: { downstream, value in
        alarm = scheduler.wait(dueTime) { downstream.send(value) }
      }
      downstream.onClose { alarm?.cancel() }
    }
  }

  /// Passes on at most one value in a while: the first that came, or the latest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Operator { downstream in
      var pending: Output?
      var isWaiting = false
      func wait() {
        isWaiting = true
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
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
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Operator { downstream in
      var alarm: AnyCancellable?
      func wait() {
        alarm = scheduler.wait(interval) {
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

  /// Passes on how much time has gone by before each value.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.Operator { downstream in
      var last = scheduler.now
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: { downstream, _ in
        let now = scheduler.now
        downstream.send(last.distance(to: now))
        last = now
      }
    }
  }
}
