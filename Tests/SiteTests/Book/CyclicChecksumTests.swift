import Testing

@testable import Site

struct CyclicChecksumTests {
  /// The first is the value by which the checksum is told from others of its length.
  @Test(
    arguments: [
      ("123456789", 0xCBF4_3926), ("", 0), ("a", 0xE8B7_BE43), ("abcdefgh", 0xAEEF_2A50),
      ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
    ] as [(String, UInt32)])
  func `is that of archives`(text: String, sum: UInt32) {
    #expect(CyclicChecksum.of(Array(text.utf8)) == sum)
  }
}
