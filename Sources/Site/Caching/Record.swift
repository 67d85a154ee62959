/// What is stored as its fields, one after the other.
protocol Record: Storable {
  static var fields: Fields<Self> { get }
}

extension Record {
  func store(to writer: inout ByteWriter) { Self.fields.store(self, &writer) }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = try Self.fields.read(&reader)
  }
}

/// The list by which a record is both written and read.
struct Fields<Whole>: Sendable {
  let store: @Sendable (Whole, inout ByteWriter) -> Void
  let read: @Sendable (inout ByteReader) throws(ByteReader.Damage) -> Whole

  /// - Parameters:
  ///   - make: Makes the record of its fields.
  ///   - field: Each field of a record, in the order in which `make` takes them.
  init<each Field: Storable>(
    _ make: @escaping @Sendable (repeat each Field) throws(ByteReader.Damage) -> Whole,
    _ field: repeat @escaping @Sendable (Whole) -> each Field
  ) {
    store = { whole, writer in repeat (each field)(whole).store(to: &writer) }
    read = { reader throws(ByteReader.Damage) in
      try make(repeat try (each Field)(from: &reader))
    }
  }
}
