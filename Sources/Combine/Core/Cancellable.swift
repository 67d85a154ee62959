/// Something that goes on until it is stopped.
public protocol Cancellable {
  /// Stops what goes on.
  func cancel()
}

extension Cancellable {
  /// Keeps what goes on in a collection; it stops when it is taken out of there.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps what goes on in a set; it stops when it is taken out of there.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
