/// Writes values as bytes, for ``ByteReader`` to read in the same order.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a number, small ones in one byte.
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes bytes whose number is known otherwise.
  mutating func append(_ content: [UInt8]) {
    bytes.append(contentsOf: content)
  }

  /// Writes bytes behind their number.
  mutating func write(_ content: some Collection<UInt8>) {
    write(UInt64(content.count))
    bytes.append(contentsOf: content)
  }
}
