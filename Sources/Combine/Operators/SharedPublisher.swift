/// Feeds all its subscribers from one subscription, which starts with the first of them.
final class SharedPublisher<Base: Publisher>: Publisher {
  typealias Output = Base.Output
  typealias Failure = Base.Failure

  private let base: Base
  private let subject = PassthroughSubject<Output, Failure>()
  private var connection: AnyCancellable?

  init(_ base: Base) { self.base = base }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.receive(subscriber: subscriber)
    if connection == nil { connection = base.subscribe(subject) }
  }
}
