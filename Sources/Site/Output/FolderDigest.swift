import Glibc
import Lessons

/// A short name for what a folder holds: a hash of its files, in the order of their names.
///
/// Hidden files are left out. It tells honest changes apart, not forged ones.
package struct FolderDigest {
  /// What counts as a change.
  package enum Depth: Sendable {
    /// Each file's bytes.
    case content
    /// Each file's size and the time of its last change.
    case times
  }

  private var hash = ByteHash()
  private let depth: Depth

  package init(_ depth: Depth) {
    self.depth = depth
  }

  /// The digest so far, as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds a text.
  package mutating func add(_ text: String) {
    hash.add(text)
  }

  /// Adds a file, or a folder with all that is in it; what cannot be read counts as absent.
  package mutating func add(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      if status.st_mode & S_IFMT == S_IFREG { addFile(path, status) }
      return
    }
    guard let folder = opendir(path) else { return }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(folder)
    for name in names.sorted() {
      add(name)
      add(path: path + "/" + name)
    }
  }

  private mutating func addFile(_ path: String, _ status: stat) {
    if depth == .times {
      let numbers = [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
      for number in numbers { hash.add(UInt64(bitPattern: Int64(number))) }
      return
    }
    hash.add(FileSystem.real.read(path) ?? [])
  }
}
