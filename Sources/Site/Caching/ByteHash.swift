/// A 64-bit hash of bytes; it tells honest changes apart, not forged ones.
///
/// Long texts are taken in four lanes of eight bytes each, which a processor mixes at the same time.
package struct ByteHash: Equatable, Sendable {
  package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  /// The hash of bytes alone.
  package init(of bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds bytes, and where they end.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    if let start = bytes.baseAddress {
      func word(_ index: Int) -> UInt64 {
        UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      }
      if bytes.count >= 64 {
        var (a, b, c, d) = (value, value &+ 1, value &+ 2, value &+ 3)
        while index + 32 <= bytes.count {
          a = Self.mixed(a, word(index))
          b = Self.mixed(b, word(index + 8))
          c = Self.mixed(c, word(index + 16))
          d = Self.mixed(d, word(index + 24))
          index += 32
        }
        for lane in [a, b, c, d] { mix(lane) }
      }
      while index + 8 <= bytes.count {
        mix(word(index))
        index += 8
      }
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
    value = Self.mixed(value, word)
  }

  private static func mixed(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return (product.high ^ product.low) &+ 0x9E37_79B9_7F4A_7C15
  }
}
