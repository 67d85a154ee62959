/// The subscription of an operator or a source: it passes values on until it is cancelled or they have ended.
final class Downstream<Output, Failure: Error>: Subscription {
  private var receiveValue: ((Output) -> Void)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var cleanups: [() -> Void] = []

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receiveValue = { _ = subscriber.receive($0) }
    receiveCompletion = { subscriber.receive(completion: $0) }
  }

  var isOpen: Bool { receiveValue != nil }

  func request(_ demand: Subscribers.Demand) {}

  func send(_ value: Output) { receiveValue?(value) }

  func send(completion: Subscribers.Completion<Failure>) {
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
    let actions = cleanups
    cleanups = []
    for action in actions { action() }
  }
}
