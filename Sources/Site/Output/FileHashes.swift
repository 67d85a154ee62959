import Lessons
import Synchronization

/// Hashes of what files hold, each worked out once.
package final class FileHashes: Sendable {
  private let known = Mutex<[String: UInt64]>([:])

  package init() {}

  /// The hash of a file's bytes; of none where there is no such file.
  package subscript(path: String) -> UInt64 {
    if let known = known.withLock({ $0[path] }) { return known }
    let hash = ByteHash(of: (FileSystem.real.read(path) ?? [])[...]).value
    known.withLock { $0[path] = hash }
    return hash
  }
}
