extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Steps over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions in the collection.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions in the collection.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Moves a position on by one.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Moves a position back by one.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
