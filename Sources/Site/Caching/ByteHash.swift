/// A 64-bit hash of bytes, taken eight at a time; it tells honest changes apart, not forged ones.
package struct ByteHash: Equatable, Sendable {
  package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  /// The hash of bytes alone.
  package init(of bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds bytes, and where they end.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index + 8 <= bytes.count {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[index...] { rest = rest << 8 | UInt64(byte) }
    mix(rest)
    mix(UInt64(bytes.count))
  }

  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ number: UInt64) {
    mix(number)
  }

  private mutating func mix(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = (product.high ^ product.low) &+ 0x9E37_79B9_7F4A_7C15
  }
}
