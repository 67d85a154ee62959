/// The subscribers of a subject.
final class Subscriptions<Output, Failure: Error> {
  private var open: [Int: Downstream<Output, Failure>] = [:]
  private var next = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber, after it has been given what it is given first.
  func add(_ downstream: Downstream<Output, Failure>) {
    if let completion { return downstream.send(completion: completion) }
    downstream.isLossy = true
    let key = next
    next += 1
    open[key] = downstream
    downstream.onClose { [weak self] in self?.open[key] = nil }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for (_, downstream) in open.sorted(by: { $0.key < $1.key }) { downstream.send(value) }
  }

  func send(completion end: Subscribers.Completion<Failure>) {
    guard completion == nil else { return }
    completion = end
    for (_, downstream) in open.sorted(by: { $0.key < $1.key }) { downstream.send(completion: end) }
  }
}
