/// The checksum that archives keep of each file (CRC-32).
enum CyclicChecksum {
  static func of(_ bytes: [UInt8]) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      bytes.withUnsafeBytes { bytes in
        var sum: UInt32 = ~0
        var index = 0
        while index + 8 <= bytes.count {
          let word = UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          let mixed = word ^ UInt64(sum)
          sum = 0
          // The last byte is followed by none, the first by seven others.
          for place in 0..<8 {
            sum ^= tables[(7 - place) << 8 | Int(UInt8(truncatingIfNeeded: mixed >> (8 * place)))]
          }
          index += 8
        }
        for byte in bytes[index...] {
          sum = tables[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
        }
        return ~sum
      }
    }
  }

  /// What a byte adds to the sum when it is the last, and when one, two, up to seven others follow: 256 numbers each.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { index in
      (0..<8).reduce(UInt32(index)) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
      }
    }
    for index in 256..<2048 {
      let before = tables[index - 256]
      tables.append(tables[Int(before & 0xFF)] ^ (before >> 8))
    }
    return tables
  }()
}
