import Testing

@testable import Site

struct ByteHashTests {
  private func hash(_ bytes: [UInt8]) -> UInt64 { ByteHash(of: bytes[...]).value }

  @Test(arguments: [0, 1, 7, 8, 9, 63, 64, 65, 95, 96, 127, 128, 1000])
  func `tells texts apart by any byte, and by their lengths`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var hashes: Set = [hash(bytes), hash(bytes + [0])]
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      hashes.insert(hash(other))
    }
    #expect(hashes.count == count + 2)
  }

  @Test func `tells the order of long stretches apart`() {
    let stretches = (0..<8).map { [UInt8](repeating: UInt8($0), count: 8) }
    let bytes = Array(stretches.joined())
    for first in stretches.indices {
      for second in stretches.indices where first < second {
        var other = stretches
        other.swapAt(first, second)
        #expect(hash(Array(other.joined())) != hash(bytes))
      }
    }
  }

  @Test func `is the same wherever the bytes lie`() {
    let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0) }
    for start in 0..<8 {
      let padded = [UInt8](repeating: 1, count: start) + bytes
      #expect(ByteHash(of: padded[start...]).value == hash(bytes))
    }
  }
}
