import Synchronization

/// Files of a site in memory.
final class SiteMemory: SiteFiles {
  private let content = Mutex<[String: [UInt8]]>([:])

  var files: [String: [UInt8]] { content.withLock { $0 } }

  func write(_ bytes: [UInt8], to path: String, madeFrom key: UInt64?) {
    content.withLock { $0[path] = bytes }
  }

  func write(
    to path: String, madeFrom key: UInt64?,
    _ pieces: ((ArraySlice<UInt8>) throws -> Void) throws -> Void
  ) rethrows {
    var bytes: [UInt8] = []
    try pieces { bytes += $0 }
    write(bytes, to: path, madeFrom: key)
  }

  func keeps(_ path: String, madeFrom key: UInt64) -> Bool { false }

  func keepsAll(beginning start: String, madeFrom key: UInt64) -> Bool { false }
}
