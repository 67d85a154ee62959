/// The subscription of an operator or a source: it passes values on, as many as are wanted, until it is cancelled or they have ended.
final class Downstream<Output, Failure: Error>: Subscription {
  private var receiveValue: ((Output) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var cleanups: [() -> Void] = []
  private var wanted = Subscribers.Demand.none
  private var kept: [Output] = []
  private var ending: Subscribers.Completion<Failure>?

  /// Whether values that nobody wants are lost, as those of a subject, and not kept until they are wanted.
  var isLossy = false
  /// Makes more values when more are wanted.
  var onRequest: (() -> Void)?

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receiveValue = { subscriber.receive($0) }
    receiveCompletion = { subscriber.receive(completion: $0) }
  }

  var isOpen: Bool { receiveValue != nil }

  /// Whether a value would be passed on at once.
  var isWanting: Bool { isOpen && wanted > 0 }

  func request(_ demand: Subscribers.Demand) {
    wanted += demand
    while isWanting, !kept.isEmpty { pass(kept.removeFirst()) }
    if kept.isEmpty, let ending { return send(completion: ending) }
    if isWanting { onRequest?() }
  }

  func send(_ value: Output) {
    if isWanting {
      pass(value)
    } else if isOpen, !isLossy {
      kept.append(value)
    }
  }

  private func pass(_ value: Output) {
    wanted -= 1
    if let more = receiveValue?(value), more > 0 { wanted += more }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    if !kept.isEmpty, isOpen {
      ending = ending ?? completion
      return
    }
    let receive = receiveCompletion
    close()
    receive?(completion)
  }

  func cancel() { close() }

  /// Does something when the values end, for whatever reason.
  func onClose(_ action: @escaping () -> Void) {
    if isOpen { cleanups.append(action) } else { action() }
  }

  private func close() {
    receiveValue = nil
    receiveCompletion = nil
    onRequest = nil
    kept = []
    let actions = cleanups
    cleanups = []
    for action in actions { action() }
  }
}
