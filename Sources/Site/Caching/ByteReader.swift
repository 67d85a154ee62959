/// Reads what ``ByteWriter`` wrote.
struct ByteReader {
  /// The bytes are not what was written.
  struct Damage: Error, Equatable {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  mutating func number() throws(Damage) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 7) {
      guard let byte = rest.popFirst() else { throw Damage() }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw Damage()
  }

  /// A number of things of which each takes a byte or more.
  mutating func count() throws(Damage) -> Int {
    guard let count = Int(exactly: try number()), count <= rest.count else { throw Damage() }
    return count
  }

  mutating func bytes() throws(Damage) -> ArraySlice<UInt8> {
    let count = try count()
    defer { rest.removeFirst(count) }
    return rest.prefix(count)
  }
}
