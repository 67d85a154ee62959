/// Where a published property keeps its value.
final class PublishedStorage<Value> {
  private(set) var value: Value
  /// The object whose property it is, known from when somebody asks for the object's changes, or from its first change on.
  weak var owner: AnyObject?
  private let subscriptions = Subscriptions<Value, Never>()
  private var kept: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  /// Tells the object and the subscribers about a new value, then takes it.
  func set(_ new: Value) {
    if let object = owner as? any ObservableObject { object.tellOfChange() }
    subscriptions.send(new)
    value = new
  }

  func add(_ downstream: Downstream<Value, Never>) {
    downstream.send(value)
    subscriptions.add(downstream)
  }

  /// Keeps a subscription for as long as the property lives.
  func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }

  /// Passes every value on to another property.
  func follow(_ other: PublishedStorage<Value>) -> AnyCancellable {
    Published<Value>.Publisher(storage: self).sink { [weak other] in other?.set($0) }
  }
}

extension ObservableObject {
  /// Tells that the object is about to change.
  fileprivate func tellOfChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
