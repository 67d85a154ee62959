/// What can be written as bytes and read again by the same tool.
///
/// It is many times as quick as the general coders; what is kept is of no use to any other version anyway.
protocol Storable: SendableMetatype {
  func store(to writer: inout ByteWriter)

  /// - Throws: ``ByteReader/Damage`` where the bytes were not written so.
  init(from reader: inout ByteReader) throws(ByteReader.Damage)
}

extension Int: Storable {
  func store(to writer: inout ByteWriter) { writer.write(UInt64(bitPattern: Int64(self))) }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = Int(Int64(bitPattern: try reader.number()))
  }
}

extension UInt64: Storable {
  func store(to writer: inout ByteWriter) { writer.write(self) }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.number() }
}

extension UInt32: Storable {
  func store(to writer: inout ByteWriter) { writer.write(UInt64(self)) }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let number = Self(exactly: try reader.number()) else { throw ByteReader.Damage() }
    self = number
  }
}

extension Bool: Storable {
  func store(to writer: inout ByteWriter) { writer.write(UInt64(self ? 1 : 0)) }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = try reader.number() == 1
  }
}

extension String: Storable {
  func store(to writer: inout ByteWriter) {
    var text = self
    text.withUTF8 { writer.write($0) }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(decoding: try reader.bytes(), as: UTF8.self)
  }
}

extension Optional: Storable where Wrapped: Storable {
  func store(to writer: inout ByteWriter) {
    (self != nil).store(to: &writer)
    self?.store(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}

extension Array: Storable where Element: Storable {
  func store(to writer: inout ByteWriter) {
    count.store(to: &writer)
    for element in self { element.store(to: &writer) }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    let count = try reader.count()
    var damage: ByteReader.Damage?
    // Appending one by one would ask for the type's metadata each time.
    self.init(unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(ByteReader.Damage) {
        while filled < count {
          buffer.initializeElement(at: filled, to: try Element(from: &reader))
          filled += 1
        }
      } catch {
        damage = error
      }
    }
    if let damage { throw damage }
  }
}

/// Written in the order of the keys, so that equal ones give equal bytes.
extension Dictionary: Storable where Key: Storable & Comparable, Value: Storable {
  func store(to writer: inout ByteWriter) {
    count.store(to: &writer)
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      key.store(to: &writer)
      value.store(to: &writer)
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init()
    for _ in 0..<(try reader.count()) {
      let key = try Key(from: &reader)
      self[key] = try Value(from: &reader)
    }
  }
}

extension Collection<UInt8> where SubSequence == ArraySlice<UInt8> {
  /// The bytes as they are stored.
  var stored: Bytes { Bytes(self[...]) }
}

/// Bytes in a row, stored as they are.
struct Bytes: Storable {
  var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  func store(to writer: inout ByteWriter) { writer.write(bytes) }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    bytes = try reader.bytes()
  }
}
