@testable import Site

/// Reads back an archive of stored files, and holds it to its own checksums.
struct ArchiveReader {
  var files: [(path: String, bytes: [UInt8])] = []

  struct Broken: Error {}

  init(_ archive: [UInt8]) throws {
    func number(_ at: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(archive[at + $1]) << (8 * $1) }
    }
    var at = 0
    while number(at, 4) == 0x0403_4B50 {
      let (sum, size, name) = (number(at + 14, 4), number(at + 18, 4), number(at + 26, 2))
      let start = at + 30 + name
      let bytes = Array(archive[start..<start + size])
      guard CyclicChecksum.of(bytes) == UInt32(sum) else { throw Broken() }
      files.append((String(decoding: archive[at + 30..<start], as: UTF8.self), bytes))
      at = start + size
    }
  }
}
