extension Published {
  /// Hands out the value of the property now, and each that follows just before it is taken.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// Nothing can go wrong.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      ClosurePublisher<Value, Never> { storage.add($0) }.receive(subscriber: subscriber)
    }
  }
}
